import { addLanguagePrefix } from '@passepartout/content-model/links/uid'
import { LANGUAGE_CODES, LOCALES, servedLanguages } from '@passepartout/content-model/locales'
import { PublishedStore } from './src/content/store/published-store.ts'
import { createResolve } from './src/request/resolve.ts'
import { buildSiteDirectory } from './src/request/site-directory.ts'

/**
 * Says as one line of JSON how many microseconds the parts of a request take that touch the published store:
 * resolving an address, reading a page, resolving all of its links. Medians over pages picked all over the store.
 *
 * Usage: node measure-store.ts <store> <host> <pages> <links on a page>
 */
const [path = '', host = '', pageCount = '0', linkCount = '0'] = process.argv.slice(2)
const pages = Number(pageCount)
const store = new PublishedStore(path)
const world = {
  directory: buildSiteDirectory([{ uid: host, host, folder: '', languages: LANGUAGE_CODES, defaultCurrency: 'EUR' }]),
  hosts: { onDemandHosts: [], nonProductionDomains: [] },
  servedLanguages: servedLanguages([]),
}
const languages = LOCALES.filter(({ supported }) => supported).map(({ code }) => code)
const SAMPLES = 2000

/** A page far from the one before it. */
const pick = (sample: number) => 1 + ((sample * 104_729) % (pages - 1))
const languageOf = (sample: number) => languages[sample % languages.length] ?? 'en'
const uidOf = (index: number) => `${host}.page-${index}`

function medianOf(work: (sample: number) => unknown): number {
  const times = Array.from({ length: SAMPLES }, (_, sample) => {
    const start = process.hrtime.bigint()
    work(sample)
    return Number(process.hrtime.bigint() - start) / 1000
  })
  return times.toSorted((one, other) => one - other)[SAMPLES / 2] ?? 0
}

const measured = {
  // A new resolver remembers nothing: each address is resolved for the first time.
  resolve: medianOf((sample) => {
    const url = addLanguagePrefix(`/page-${pick(sample)}/`, languageOf(sample))
    return createResolve(world)({ protocol: 'https', host, url })
  }),
  page: medianOf((sample) => store.page(uidOf(pick(sample)), languageOf(sample), 'page')),
  links: medianOf((sample) => {
    const references = Array.from({ length: Number(linkCount) }, (_, step) => ({ uid: uidOf(pick(sample + step)) }))
    return store.links(references, languageOf(sample))
  }),
}
store.close()
process.stdout.write(`${JSON.stringify(measured)}\n`)
