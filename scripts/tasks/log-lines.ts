import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs'

/** A level from which a person at the terminal wants to see the line (pino: 40 warn, 50 error, 60 fatal). */
const ERROR_LEVEL = 50

interface LogRecord {
  readonly level?: number | undefined
  readonly text: string
}

/** The last lines of a log, at most `count`, each as a person reads it, without the frames of a stack. */
export function readLastLines(file: string, count: number): string[] {
  const records = readText(file)
    .split('\n')
    .slice(-10 * count)
  const lines = records.flatMap((line) => parseLogLine(line).text.split('\n'))
  return lines.filter((line) => line.trim() !== '' && !/^\s+at /.test(line)).slice(-count)
}

/** One line of a log: pino's JSON becomes its message and its error's; anything else stays as it is. */
export function parseLogLine(line: string): LogRecord {
  const record = parseObject(line)
  if (record === undefined) return { text: line }
  const level = typeof record.level === 'number' ? record.level : undefined
  const error = isObject(record.err) && typeof record.err.message === 'string' ? record.err.message : undefined
  const message = typeof record.msg === 'string' ? record.msg : undefined
  const text = [message, error === message ? undefined : error].filter(Boolean).join(': ')
  return { level, text: text === '' ? line : text }
}

/** Prints what is added to a log from now on: everything, or what is an error. Call the result to stop. */
export function followLog(file: string, which: 'all' | 'errors', print: (line: string) => void): () => void {
  const descriptor = openSync(file, 'r')
  const buffer = Buffer.alloc(64 * 1024)
  let position = 0
  let partial = ''
  const readMore = () => {
    while (position < fstatSync(descriptor).size) {
      const bytes = readSync(descriptor, buffer, 0, buffer.length, position)
      position += bytes
      const lines = (partial + buffer.toString('utf8', 0, bytes)).split('\n')
      partial = lines.pop() ?? ''
      for (const line of lines) printLine(line, which, print)
    }
  }
  const timer = setInterval(readMore, 300)
  return () => {
    clearInterval(timer)
    readMore()
    closeSync(descriptor)
  }
}

function printLine(line: string, which: 'all' | 'errors', print: (line: string) => void): void {
  if (line.trim() === '') return
  const { level, text } = parseLogLine(line)
  if (which === 'all' || (level !== undefined && level >= ERROR_LEVEL)) print(text)
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function parseObject(line: string): Record<string, unknown> | undefined {
  if (!line.startsWith('{')) return undefined
  try {
    const value: unknown = JSON.parse(line)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
