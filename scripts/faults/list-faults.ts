import {
  closeSync,
  copyFileSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DisturbedSystem } from './disturbed-system.ts'

export interface Fault {
  /** Its group: `--only catalogue`. */
  readonly of: 'catalogue' | 'parts' | 'disk' | 'clock' | 'store'
  readonly name: string
  readonly begin: (system: DisturbedSystem) => Promise<void> | void
  readonly end: (system: DisturbedSystem) => Promise<void> | void
  /** The content is in PostgreSQL. */
  readonly needsPostgres?: boolean
  /** Prices may differ, because they are of another day. */
  readonly isOfAnotherDay?: boolean
  /** When an editor publishes; the change must be visible afterwards. */
  readonly publishes?: 'before it ends' | 'after it ended'
  /** The content system repairs it by itself, so the fault ends at once. */
  readonly repairsItself?: boolean
  /** The reason why it cannot be tested on this system. */
  readonly isImpossible?: (system: DisturbedSystem) => string | undefined
}

const nothing = () => undefined

const ofCatalogue = (name: string, fault: object): Fault => ({
  of: 'catalogue',
  name: `catalogue ${name}`,
  begin: (system) => system.setFaults([{ path: '/api/*', ...fault }]),
  end: (system) => system.setFaults([]),
})

let isFlapping = false
async function flap(system: DisturbedSystem): Promise<void> {
  for (let isDown = true; isFlapping; isDown = !isDown) {
    await system.setFaults(isDown ? [{ path: '/api/*', kind: 'server-error' }] : [])
    await sleep(400)
  }
  await system.setFaults([])
}

const damaged = (name: string, begin: (path: string) => void): Fault => ({
  of: 'store',
  name: `published store ${name}`,
  begin: ({ store }) => begin(store),
  end: nothing,
  repairsItself: true,
  publishes: 'before it ends',
})

function overwrite(path: string): void {
  const { size } = statSync(path)
  const file = openSync(path, 'r+')
  writeSync(file, Buffer.alloc(Math.floor(size / 2), 'damage'), 0, Math.floor(size / 2), Math.floor(size / 4))
  closeSync(file)
}

/** All faults, in the order of the table. */
export const FAULTS: readonly Fault[] = [
  ofCatalogue('is down', { kind: 'closed-connection' }),
  ofCatalogue('never answers', { kind: 'delay', milliseconds: 60_000 }),
  ofCatalogue('is slow (3 s)', { kind: 'delay', milliseconds: 3000 }),
  ofCatalogue('answers 500', { kind: 'server-error' }),
  ofCatalogue('answers 429', { kind: 'rate-limited' }),
  ofCatalogue('sends half of each answer', { kind: 'truncated-json' }),
  ofCatalogue('answers in another currency', { kind: 'wrong-currency' }),
  ofCatalogue('has lost every price', { kind: 'null-price' }),
  ofCatalogue('sends eight megabytes more', { kind: 'oversized' }),
  {
    of: 'catalogue',
    name: 'catalogue fails and answers in turn (0.4 s)',
    begin: (system) => {
      isFlapping = true
      void flap(system)
    },
    end: async (system) => {
      isFlapping = false
      await sleep(500)
      await system.setFaults([])
    },
  },
  {
    of: 'catalogue',
    name: 'images fail',
    begin: (system) => system.setFaults([{ path: '/images/*', kind: 'server-error' }]),
    end: (system) => system.setFaults([]),
  },
  {
    of: 'parts',
    name: 'content system is away',
    begin: (system) => system.stopPart('content system'),
    end: (system) => system.startPart('content system'),
    publishes: 'after it ended',
  },
  {
    of: 'parts',
    name: 'Redis is away',
    begin: (system) => system.stopRedis(),
    end: (system) => system.startRedis(),
    publishes: 'before it ends',
  },
  {
    of: 'parts',
    name: 'PostgreSQL is away, which has the content',
    needsPostgres: true,
    begin: (system) => system.stopPostgres(),
    end: (system) => system.startPostgres(),
    publishes: 'after it ended',
  },
  {
    of: 'disk',
    name: 'disk is full',
    begin: (system) => system.fillDisk(),
    end: (system) => system.emptyDisk(),
    publishes: 'after it ended',
    isImpossible: ({ canFillDisk }) => (canFillDisk ? undefined : 'needs a disk of its own: Linux, as root'),
  },
  ...([26, -26] as const).map(
    (hours): Fault => ({
      of: 'clock',
      name: `clock jumps ${Math.abs(hours)} hours ${hours > 0 ? 'ahead' : 'back'}, and returns`,
      begin: (system) => system.setClock(hours),
      end: (system) => system.setClock(0),
      isOfAnotherDay: true,
    }),
  ),
  damaged('is written over in the middle', overwrite),
  damaged('loses its second half', (path) => truncateSync(path, statSync(path).size / 2)),
  damaged('is removed', (path) => rmSync(path)),
  damaged('is replaced by something else', (path) => {
    writeFileSync(`${path}.other`, 'This is no database.'.repeat(1000))
    renameSync(`${path}.other`, path)
  }),
  damaged('is replaced by an older one', (path) => {
    copyFileSync(`${path}.kept`, `${path}.other`)
    renameSync(`${path}.other`, path)
  }),
]

export const KILLS = 'publisher is killed (kill -9) while it publishes'

/** The rows of the table. */
export const NAMES: readonly string[] = [...FAULTS.map(({ name }) => name), KILLS]
