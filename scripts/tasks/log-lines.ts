import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs'

/** Minimum level of errors (pino: 40 warn, 50 error, 60 fatal). */
const ERROR_LEVEL = 50

interface LogRecord {
  readonly level?: number | undefined
  readonly text: string
}

/** The last lines of a log, at most `count`, formatted, without stack frames. */
export function readLastLines(file: string, count: number): string[] {
  const records = readText(file)
    .split('\n')
    .slice(-10 * count)
  const lines = records.flatMap((line) => parseLogLine(line).text.split('\n'))
  return lines.filter((line) => line.trim() !== '' && !/^\s+at /.test(line)).slice(-count)
}

/** Formats a log line: pino's JSON as text; other lines are unchanged. */
export function parseLogLine(line: string): LogRecord {
  const record = parseObject(line)
  if (record === undefined) return { text: line }
  const level = typeof record.level === 'number' ? record.level : undefined
  const text = record.msg === 'request' ? describeRequest(record) : describeEvent(record)
  return { level, text: text === '' ? line : text }
}

/** `404 GET www.wayfare.example/rome/, tour group 7110: No document found (miss, 12 ms)` */
function describeRequest(record: Record<string, unknown>): string {
  const { status, method, address, pageIdentifier, tgid, problem, cache, milliseconds } = record
  const what = [`${status} ${method} ${address ?? pageIdentifier ?? ''}`.trimEnd(), tgid && `tour group ${tgid}`]
  const reason = typeof problem === 'string' ? `: ${problem}` : ''
  return `${what.filter(Boolean).join(', ')}${reason} (${cache}, ${milliseconds} ms)`
}

/** Fields that every line has, or that the message contains. */
const UNSAID = new Set(['level', 'time', 'pid', 'hostname', 'requestId', 'reqId', 'msg', 'err'])

/** The message and the error's message, then the other fields: `Answer spoiled (path /api/v6/…, had 40, has 3)`. */
function describeEvent({ msg, err, ...record }: Record<string, unknown>): string {
  const error = isObject(err) && typeof err.message === 'string' ? err.message : undefined
  const message = typeof msg === 'string' ? msg : undefined
  const details = Object.entries(record)
    .filter(([name, value]) => !UNSAID.has(name) && value !== null)
    .map(([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`)
  const text = [message, error === message ? undefined : error].filter(Boolean).join(': ')
  return text === '' || details.length === 0 ? text : `${text} (${details.join(', ')})`
}

/**
 * Prints new lines of a log: all, or errors only.
 *
 * @returns a function that stops
 */
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
