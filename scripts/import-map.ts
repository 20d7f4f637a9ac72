import { startChild } from './tasks/child-process.ts'
import { runSession } from './tasks/session.ts'

/** `npm run import-map -- <extract.geojson> <map.geojson> --box …`: adds an extract of OpenStreetMap to a map file. */
await runSession(async () => {
  const args = ['import-map.ts', ...process.argv.slice(2)]
  const { ended } = startChild({ name: 'import-map', folder: 'apps/site', args, environment: process.env })
  return (await ended).code ?? 1
})
