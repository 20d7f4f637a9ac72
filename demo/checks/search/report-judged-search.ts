import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { nameKeysOfQuery } from '../../../apps/site/src/query-understanding/name-keys.ts'
import { understandQuery } from '../../../apps/site/src/query-understanding/understand-query.ts'
import { IndexWriter } from '../../../apps/site/src/search/index-writer.ts'
import { SqliteSearchIndex } from '../../../apps/site/src/search/sqlite-index.ts'
import { readSampleEntries } from './entries.fixture.ts'
import { figuresOf, type JudgedQuery, judge, readJudgements, type Verdict } from './judge-search.ts'

const FILES = ['tuning', 'held-out'] as const

/**
 * Prints how well the search of the sample sites answers the judged queries of both halves, and what still fails; with `--only tuning`
 * of one half.
 */
async function reportJudgedSearch(files: readonly (typeof FILES)[number][]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'passepartout-judged-search-'))
  const path = join(folder, 'index.db')
  const index = new SqliteSearchIndex(path)
  try {
    const sample = await readSampleEntries()
    const writer = new IndexWriter(path)
    writer.put(sample.entries, 1)
    writer.finish({ build: 1, now: 1, whole: { languages: [], cities: [] } })
    writer.close()
    for (const file of files) {
      const { askedOn, queries } = readJudgements(file)
      const verdicts: Verdict[] = []
      for (const query of queries) verdicts.push(await judge(query, askedOn, index, sample))
      report(file, verdicts)
      await reportUnderstanding(queries, askedOn, index)
    }
  } finally {
    index.close()
    rmSync(folder, { recursive: true })
  }
}

function report(file: string, verdicts: readonly Verdict[]): void {
  const { queries, hit1, hit3, ndcg, wrongCity } = figuresOf(verdicts)
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`
  console.log(
    `${file}: ${queries} queries, hit@1 ${percent(hit1)} (aim: 85), hit@3 ${percent(hit3)} (aim: 95), nDCG@5 ${ndcg.toFixed(3)} (aim: 0.92), ${wrongCity} results of another city (aim: 0)`,
  )
  for (const { query, found, understood, isRight, ndcg, wrongCity: wrong } of verdicts) {
    if (isRight && wrong === 0 && (ndcg ?? 1) > 0.7) continue
    const names = understood.names.map(({ id }) => id).join('+')
    console.log(
      `  ${isRight ? (ndcg ?? 1).toFixed(2) : 'MISS'} ${query.language} ${query.kind} “${query.text}”${wrong > 0 ? ` (${wrong} of another city)` : ''}: ${names} ${JSON.stringify(understood.choice)} rest “${understood.rest}” found ${found.slice(0, 5).join(', ')}; expected ${JSON.stringify(query.expectedFirstThree?.map(({ anyOf }) => anyOf.join('|')) ?? query.expectedParts ?? 'nothing')}`,
    )
  }
}

/** Milliseconds of CPU time. */
const UNDERSTANDING_AIM = 2
const ROUNDS = 9

/**
 * Prints what it costs to understand the queries, without the look-up of their names. The CPU time is that of the process, with
 * the compiler's and the garbage collector's threads, so each query counts with its median round.
 */
async function reportUnderstanding(
  queries: readonly JudgedQuery[],
  askedOn: string,
  index: SqliteSearchIndex,
): Promise<void> {
  const named = await Promise.all(
    queries.map(({ text, language }) => index.named(nameKeysOfQuery(text, language), language)),
  )
  const rounds: number[][] = queries.map(() => [])
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [place, { text, language }] of queries.entries()) {
      const before = process.cpuUsage()
      nameKeysOfQuery(text, language)
      understandQuery(text, language, named[place] ?? [], askedOn)
      const { user, system } = process.cpuUsage(before)
      // The first round compiles the words of each language.
      if (round > 0) rounds[place]?.push((user + system) / 1000)
    }
  }
  const medians = ascending(rounds.map((costs) => quantile(ascending(costs), 0.5)))
  const all = ascending(rounds.flat())
  console.log(
    `  understood in ${quantile(medians, 0.5).toFixed(2)} ms of CPU at p50, ${quantile(medians, 0.99).toFixed(2)} at p99 (aim: ${UNDERSTANDING_AIM}); p99 of all ${all.length} measurements ${quantile(all, 0.99).toFixed(2)}`,
  )
}

function ascending(numbers: readonly number[]): number[] {
  return numbers.toSorted((one, other) => one - other)
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0
}

const { only } = parseArgs({ options: { only: { type: 'string' } } }).values
await reportJudgedSearch(FILES.filter((file) => only === undefined || file === only))
