import { PlainError } from './plain-error.ts'
import { runToEnd } from './tasks/child-process.ts'
import { runSession } from './tasks/session.ts'

/** An address of each kind of database; neither is opened. */
const DATABASES = ['file:nowhere.db', 'postgres://nowhere/cms']

/**
 * `npm run migration -- <name>`: after a change of collections, fields or languages, generates the content system's types and a
 * migration for each kind of database.
 */
await runSession(async () => {
  const [name = ''] = process.argv.slice(2)
  if (!/^[a-z][a-z0-9_]*$/.test(name)) {
    throw new PlainError('Give the migration a name in lower case: npm run migration -- add_ratings')
  }
  const run = (what: string, args: readonly string[], environment = process.env) =>
    runToEnd({ name: what, folder: 'apps/cms', args, environment })
  await run('Writing the types', ['src/scripts/generate.ts'])
  for (const address of DATABASES) {
    const environment = { ...process.env, CMS_DATABASE_URL: address }
    await run('Writing the migration', ['src/scripts/create-migration.ts', name], environment)
  }
  return 0
})
