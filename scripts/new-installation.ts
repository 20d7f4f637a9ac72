import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { type Answers, parseInstallation, QUESTIONS } from './new-installation/parse-installation.ts'
import { writeInstallation } from './new-installation/write-installation.ts'
import { PlainError } from './plain-error.ts'
import { runSession } from './tasks/session.ts'

/**
 * `npm run new-installation -- <folder>`: creates an installation without the demonstration. Prompts for brand, host, languages
 * and currency, or reads them from options (docs/how-to/start-your-own.md).
 */
await runSession(async () => {
  const { values, positionals } = readArguments()
  const [folder, ...others] = positionals
  if (folder === undefined || others.length > 0)
    throw new PlainError('Name one new folder: npm run new-installation -- ../velvet-circle')
  const installation = parseInstallation(await ask(values))
  writeInstallation(resolve(folder), installation)
  console.log(`${resolve(folder)} is your installation of Passepartout. Go on there:

  cd ${folder} && npm start

Its site will be at http://${installation.host}.localhost:3000/, its admin at http://localhost:3001/admin.
docs/how-to/start-your-own.md says what comes next.`)
  return 0
})

function readArguments() {
  const options = Object.fromEntries(QUESTIONS.map(({ option }) => [option, { type: 'string' } as const]))
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    throw new PlainError(error instanceof Error ? error.message : String(error))
  }
}

/** Prompts for what no option sets; without a terminal, required answers must be options. */
async function ask(given: Readonly<Record<string, unknown>>): Promise<Answers> {
  const answers: Record<string, string> = {}
  const terminal = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : undefined
  try {
    for (const { option, question, fallback } of QUESTIONS) {
      const typed = given[option] ?? (await terminal?.question(`${question}${fallback ? ` [${fallback}]` : ''}: `))
      const answer = typed === undefined || typed === '' ? fallback : String(typed)
      if (answer === undefined) throw new PlainError(`--${option} is not set, and there is nobody to ask.`)
      answers[option] = answer
    }
  } catch (error) {
    throw error instanceof PlainError ? error : new PlainError('Nothing was written.')
  } finally {
    terminal?.close()
  }
  return answers as Answers
}
