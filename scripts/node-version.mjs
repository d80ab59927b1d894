// Ends the process with a sentence on a Node.js that is too old to run the other scripts. This
// module is imported before all others, so it uses only syntax that an old Node.js can parse.

const OLDEST = 20;

if (Number(process.versions.node.split(".")[0]) < OLDEST) {
  console.error(
    `Suvarna needs Node.js ${OLDEST} or newer to start; this is ${process.version}. Get it from https://nodejs.org.`,
  );
  process.exit(1);
}
