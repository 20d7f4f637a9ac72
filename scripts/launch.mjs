/**
 * The door that every npm script goes through: `node scripts/launch.mjs <command> [arguments]`.
 *
 * It runs under whatever Node a fresh clone meets, with no package installed: an old one reads nothing but this file,
 * which says that it is too old. The rest is `launch/run-command.mjs`.
 */
const OLDEST_NODE = 20

if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  console.error(
    `Node ${process.versions.node} is too old: install Node ${OLDEST_NODE} or later (https://nodejs.org) and run this again.`,
  )
  process.exit(1)
}

const { runCommand } = await import('./launch/run-command.mjs')
await runCommand(process.argv[2] ?? '', process.argv.slice(3))
