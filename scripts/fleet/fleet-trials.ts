import { setTimeout as sleep } from 'node:timers/promises'
import { CURRENCY_CODES } from '@passepartout/content-model/currencies'
import { listPublishedPages } from '../../test/tools/published-pages.ts'
import type { Editor } from './editor.ts'
import { FLEET_PORTS, type Fleet, SITES } from './fleet.ts'
import { type Address, quantile, type Readers, type Readings } from './readers.ts'

/** An event in a fleet, and what remains available meanwhile. */
interface Trial {
  readonly name: string
  readonly begin: (fleet: Fleet) => unknown
  readonly end: (fleet: Fleet) => unknown
  /**
   * A check during the event.
   *
   * @throws Error describing the failure
   */
  readonly meanwhile?: (editor: Editor) => Promise<void>
  /** Ports of the processes that keep running; no content system where nobody can publish. */
  readonly stays: { readonly sites: readonly number[]; readonly contentSystem: number | undefined }
}

/** The result of a trial. */
export interface Trialled {
  readonly name: string
  readonly readings: Readings
  /** Milliseconds until a publication during the event is visible; `null` where nobody can publish. */
  readonly seenMeanwhile: number | undefined | null
  /** The same for a publication after the event, in all processes. */
  readonly seenAfter: number | undefined
}

/** Duration of outages in milliseconds. */
const LASTS = 4000

const [first = 0, second = 0] = FLEET_PORTS.contentSystems

export const TRIALS: readonly Trial[] = [
  {
    name: 'PostgreSQL away',
    begin: (fleet) => fleet.stopPostgres(),
    end: (fleet) => fleet.startPostgres(),
    stays: { sites: FLEET_PORTS.sites, contentSystem: undefined },
  },
  {
    name: 'Redis away',
    begin: (fleet) => fleet.killRedis(),
    end: (fleet) => fleet.startRedis(),
    stays: { sites: FLEET_PORTS.sites, contentSystem: first },
  },
  {
    name: 'S3 away',
    begin: (fleet) => fleet.stopS3(),
    end: (fleet) => fleet.startS3(),
    meanwhile: refuseUpload,
    stays: { sites: FLEET_PORTS.sites, contentSystem: first },
  },
  {
    name: 'a deployment: each process of the site in turn',
    begin: async (fleet) => {
      for (const site of SITES) {
        await fleet.stopPart(site)
        await fleet.startPart(site)
      }
    },
    end: () => undefined,
    stays: { sites: FLEET_PORTS.sites, contentSystem: first },
  },
  ...SITES.map((site, index) => ({
    name: `${site} killed`,
    begin: (fleet: Fleet) => fleet.killPart(site),
    end: (fleet: Fleet) => fleet.startPart(site),
    stays: { sites: FLEET_PORTS.sites.filter((_port, other) => other !== index), contentSystem: first },
  })),
  {
    name: 'content system 1 killed',
    begin: (fleet) => fleet.killPart('content system 1'),
    end: (fleet) => fleet.startPart('content system 1'),
    stays: { sites: FLEET_PORTS.sites, contentSystem: second },
  },
  {
    name: 'content system 2 killed',
    begin: (fleet) => fleet.killPart('content system 2'),
    end: (fleet) => fleet.startPart('content system 2'),
    stays: { sites: FLEET_PORTS.sites, contentSystem: first },
  },
]

/** The upgrade from another release; editors wait meanwhile. */
export const UPGRADE: Trial = {
  name: 'an upgrade: content, then each process of the site in turn',
  begin: (fleet) => fleet.upgrade(),
  end: () => undefined,
  stays: { sites: FLEET_PORTS.sites, contentSystem: first },
}

async function refuseUpload(editor: Editor): Promise<void> {
  const uploaded = await editor.upload(first)
  const wanted = 'The storage of pictures does not answer. Nothing was changed; try again in a minute.'
  if (!('refusal' in uploaded) || uploaded.refusal !== wanted)
    throw new Error('A picture was taken without its storage.')
}

/**
 * Uploads a picture to one content system.
 *
 * @returns the addresses that serve it: the other content system and the image host
 * @throws Error naming the one that does not
 */
export async function sharePicture(editor: Editor): Promise<string> {
  const uploaded = await editor.upload(first)
  if ('refusal' in uploaded) throw new Error(uploaded.refusal)
  const [own, shared] = [await editor.pictureAt(first, uploaded.name), await editor.pictureAt(second, uploaded.name)]
  if (own === '' || shared !== own) throw new Error('Content system 2 does not show the picture.')
  const shown = await fetch(`http://localhost:${FLEET_PORTS.sandbox}/images/media/${uploaded.name}`)
  if (!shown.ok) throw new Error(`The image host answers ${shown.status} for the picture.`)
  return 'A picture that was uploaded to content system 1 is shown by content system 2 and by the image host.'
}

/** Runs a trial under load. */
export async function tryOne(trial: Trial, fleet: Fleet, readers: Readers, editor: Editor): Promise<Trialled> {
  const { name, begin, end, meanwhile, stays } = trial
  readers.take()
  const began = performance.now()
  await begin(fleet)
  let seenMeanwhile: number | undefined | null = null
  if (stays.contentSystem !== undefined) {
    seenMeanwhile = await editor.seeIn(stays.sites, await editor.publish(stays.contentSystem))
  }
  await meanwhile?.(editor)
  await sleep(Math.max(0, LASTS - (performance.now() - began)))
  await end(fleet)
  const seenAfter = await editor.seeIn(FLEET_PORTS.sites, await editor.publish(first))
  return { name, readings: readers.take(), seenMeanwhile, seenAfter }
}

/** Times of fifty publications in milliseconds, from the answer to the save. */
export interface Published {
  readonly seen: readonly number[]
  readonly live: readonly number[]
}

/** Alternates between the content systems. */
export async function publishMany(count: number, editor: Editor): Promise<Published> {
  const [seen, live]: [number[], number[]] = [[], []]
  for (let number = 0; number < count; number += 1) {
    const contentSystem = number % 2 === 0 ? first : second
    const title = await editor.publish(contentSystem)
    const began = performance.now()
    seen.push((await editor.seeIn(FLEET_PORTS.sites, title)) ?? Number.POSITIVE_INFINITY)
    await editor.seeLive(contentSystem)
    live.push(performance.now() - began)
  }
  return { seen, live }
}

export function describeTimes(times: readonly number[]): string {
  return [0.5, 0.99, 1].map((share) => `${Math.round(quantile(times, share))} ms`).join(', ')
}

/** A few popular pages, and all others in all currencies. */
export function chooseAddresses(folder: string): { readonly known: readonly Address[]; readonly unknown: Address[] } {
  const pages = listPublishedPages(folder)
  const known = pages.filter((_page, index) => index % Math.ceil(pages.length / 20) === 0)
  const unknown = CURRENCY_CODES.filter((code) => code !== 'EUR').flatMap((currency) =>
    pages.map(({ host, path }) => ({ host, path, currency })),
  )
  return { known: known.map(({ host, path }) => ({ host, path, currency: 'EUR' })), unknown: shuffle(unknown) }
}

/** A deterministic shuffle. */
function shuffle<T>(values: readonly T[]): T[] {
  return values
    .map((value, index) => ({ value, place: (index * 7919) % values.length }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ value }) => value)
}
