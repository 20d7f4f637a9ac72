import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ROOT } from '../folders.ts'

const folder = mkdtempSync(join(tmpdir(), 'session-'))
afterAll(() => rmSync(folder, { recursive: true }))

test.each(['SIGINT', 'SIGTERM'] as const)('%s in a step ends it with one sentence', async (signal) => {
  const [program, script] = [join(folder, 'stay.mjs'), join(folder, 'run-script.ts')]
  writeFileSync(program, 'console.log("working"); setInterval(() => {}, 1000)')
  writeFileSync(
    script,
    `import { runToEnd } from ${JSON.stringify(join(ROOT, 'scripts/tasks/child-process.ts'))}
    import { runSession } from ${JSON.stringify(join(ROOT, 'scripts/tasks/session.ts'))}
    import { Steps } from ${JSON.stringify(join(ROOT, 'scripts/tasks/steps.ts'))}
    const work = () => runToEnd({ name: 'Work', folder: '.', args: [${JSON.stringify(program)}], environment: process.env })
    await runSession(() => new Steps().run('Work', work).then(() => 0))`,
  )
  const child = spawn(process.execPath, [script], { env: { PATH: process.env.PATH } })
  let said = ''
  child.stdout.on('data', (data: Buffer) => {
    if (said.includes('working') === false && `${said}${data}`.includes('working')) child.kill(signal)
    said += String(data)
  })
  child.stderr.on('data', (data: Buffer) => {
    said += String(data)
  })
  const code = await new Promise((done) => child.once('close', done))
  expect({ code, said }).toEqual({
    code: 0,
    said: ' 1. Work … working\n\nStopping … stopped; no process is left behind.\n',
  })
})
