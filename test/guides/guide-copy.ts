import { execFile, execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import packageJson from '../../package.json' with { type: 'json' }
import { withoutSettings } from '../../scripts/system/settings.ts'
import { copyProject } from '../tools/copy-project.ts'

const run = promisify(execFile)
/** Milliseconds; only a command that hangs takes as long. */
const TIMEOUT = 240_000

/** Commands that run the whole system or the whole test run. */
const WHOLE = ['start', 'test', 'run dev', 'run block-pictures']

/** A copy of the project in which the commands of guides run as they are written. */
export interface GuideCopy {
  readonly folder: string
  /** Runs commands in bash until one fails, and gives what they say; `cwd` is the copy unless it is named. */
  readonly shell: (commands: string, cwd?: string) => Promise<string>
  /** Commands of npm that ran the whole system, each with its folder, since the last question; they were only written down. */
  readonly takeWhole: () => readonly string[]
  /** Replaces a text of a file, which has to be there. */
  readonly edit: (file: string, from: string | RegExp, to: string | ((found: string) => string)) => void
  readonly write: (file: string, text: string) => void
  readonly read: (file: string) => string
  readonly remove: () => void
}

/** @param isCopied of a path below the project's folder that git tracks */
export function makeGuideCopy(isCopied: (file: string) => boolean): GuideCopy {
  const parent = mkdtempSync(join(tmpdir(), 'guide-'))
  const folder = join(parent, 'project')
  mkdirSync(folder)
  copyProject(folder, isCopied)
  const whole = join(parent, 'whole')
  const bin = writeNpm(parent, whole)
  const env = environment([bin, join(folder, 'node_modules/.bin')])
  // The installation of one's own is made of what git tracks.
  execFileSync('bash', ['-ec', 'git init --quiet; git add .'], { cwd: folder, env })
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
  return {
    folder,
    shell: async (commands, cwd = folder) => {
      const { stdout } = await run('bash', ['--norc', '-euo', 'pipefail', '-c', commands], {
        cwd,
        env,
        timeout: TIMEOUT,
      })
      return stdout
    },
    takeWhole: () => {
      const lines = existsSync(whole) ? readFileSync(whole, 'utf8').trimEnd().split('\n') : []
      rmSync(whole, { force: true })
      return lines.map((line) => line.replace(parent, ''))
    },
    edit: (file, from, to) => {
      const text = read(file)
      const edited = typeof to === 'string' ? text.replace(from, to) : text.replace(from, to)
      if (edited === text) throw new Error(`${file} does not have ${from}`)
      write(file, edited)
    },
    write,
    read,
    remove: () => rmSync(parent, { recursive: true, force: true }),
  }
}

/** npm, but for what runs the whole system, which is written down instead where the project has such a script. */
function writeNpm(parent: string, whole: string): string {
  const bin = join(parent, 'bin')
  const npm = execFileSync('bash', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim()
  const scripts: Readonly<Record<string, string>> = packageJson.scripts
  const known = WHOLE.filter((command) => command.replace('run ', '') in scripts)
  const cases = known.map((command) => `"${command}"*) echo "$PWD: npm $*" >> '${whole}'; exit 0;;`)
  mkdirSync(bin)
  writeFileSync(join(bin, 'npm'), `#!/bin/bash\ncase "$*" in\n${cases.join('\n')}\nesac\nexec '${npm}' "$@"\n`)
  chmodSync(join(bin, 'npm'), 0o755)
  return bin
}

function environment(folders: readonly string[]): NodeJS.ProcessEnv {
  const author = { GIT_AUTHOR_NAME: 'Ada', GIT_AUTHOR_EMAIL: 'ada@a.example' }
  const committer = { GIT_COMMITTER_NAME: 'Ada', GIT_COMMITTER_EMAIL: 'ada@a.example' }
  const PATH = [...folders, process.env.PATH].join(delimiter)
  // Whatever Vitest tells its own processes is nothing to those that a guide starts.
  const { VITEST: _in, NODE_ENV: _mode, NODE_OPTIONS: _options, ...outer } = withoutSettings(process.env)
  return { ...outer, ...author, ...committer, GIT_CONFIG_GLOBAL: '/dev/null', NO_COLOR: '1', PATH }
}
