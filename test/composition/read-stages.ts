import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../scripts/folders.ts'

export interface Instruction {
  readonly name: string
  readonly words: string
}

/** One stage of `ops/Containerfile`. */
export interface Stage {
  readonly name: string
  /** A stage or an image. */
  readonly from: string
  readonly instructions: readonly Instruction[]
}

export const STAGES = parseStages(readFileSync(join(ROOT, 'ops/Containerfile'), 'utf8'))

function parseStages(text: string): Stage[] {
  const lines = text
    .replace(/^#.*\n/gm, '')
    .replaceAll(/\s*\\\n\s*/g, ' ')
    .split('\n')
    .filter(Boolean)
  const instructions = lines.map((line) => {
    const [name = '', ...words] = line.split(' ')
    return { name, words: words.join(' ') }
  })
  const starts = instructions.flatMap(({ name }, index) => (name === 'FROM' ? [index] : []))
  return starts.map((start, index) => {
    const [from = '', , name = ''] = instructions[start]?.words.split(' ') ?? []
    return { name, from, instructions: instructions.slice(start + 1, starts[index + 1]) }
  })
}

export function stage(name: string): Stage {
  const found = STAGES.find((one) => one.name === name)
  if (!found) throw new Error(`There is no stage ${name}.`)
  return found
}

/** All instructions of a stage, those of the stages that it begins with first. */
export function instructionsOf(name: string): Instruction[] {
  const { from, instructions } = stage(name)
  const before = STAGES.some((one) => one.name === from) ? instructionsOf(from) : []
  return [...before, ...instructions]
}

/** The words of the instruction that counts where a stage has several. */
export const lastOf = (name: string, instruction: string) =>
  instructionsOf(name).findLast((one) => one.name === instruction)?.words

/** What a container of the image begins with. */
export function imageEnvironment(name: string): Record<string, string> {
  const pairs = instructionsOf(name)
    .filter((one) => one.name === 'ENV')
    .flatMap(({ words }) => words.split(' '))
  return Object.fromEntries(pairs.map((pair) => pair.split('=', 2)))
}

/** The program of `CMD` or `ENTRYPOINT`, or of a `HEALTHCHECK`. */
export function commandOf(name: string, instruction: 'CMD' | 'ENTRYPOINT' | 'HEALTHCHECK'): string[] {
  return JSON.parse(/\[.*\]$/.exec(lastOf(name, instruction) ?? '')?.[0] ?? '[]')
}
