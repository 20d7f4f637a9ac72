import { type HTMLElement, parse } from 'node-html-parser'
import words from '../../../apps/site/src/i18n/messages/en.json' with { type: 'json' }
import { type ClockWorld, PATHS, TOUR_GROUPS } from './clock-world.ts'
import { type Answers, dayAt, IDS, plus } from './expect-answers.ts'

/** What the pages, lists, files and data of the site say, in the form of `Answers`. */
export async function readAnswers(world: ClockWorld, now: number): Promise<Answers> {
  const today = dayAt(now, world.timeZone)
  const tomorrow = plus(today, 1)
  const pages = await Promise.all(
    IDS.map(async (tgid) => {
      const [page, onToday, onTomorrow] = await Promise.all(
        ['', `?date=${today}`, `?date=${tomorrow}`].map((query) => open(world, `${PATHS[tgid]}${query}`)),
      )
      const read = {
        days: stripOf(page),
        next: factOf(page, words['show.nextDate']),
        today: startsOf(onToday),
        tomorrow: startsOf(onTomorrow),
        twin: await readTwin(world, PATHS[tgid], today),
        hours: linesOf(page, words['show.schedule']).find((line) => /^(?:Open|Closed) /.test(line)),
      }
      return [tgid, read] as const
    }),
  )
  const show = await open(world, PATHS[TOUR_GROUPS.show])
  // From the pages the index of availability has learned the days and the starts, which it does in the background otherwise.
  const lists = ['', '?show=filters', '?when=today', '?when=tonight', '?when=tomorrow', '?show=days'].map(
    (query) => `/paris/${query}`,
  )
  const [list, filters, ofToday, ofTonight, ofTomorrow, days, wishes] = await Promise.all(
    [...lists, `/wish-list/?ids=${IDS.join()}`].map((path) => open(world, path)),
  )
  return {
    lists: {
      next: datesOf(list),
      wished: datesOf(wishes),
      today: cardsOf(ofToday, false),
      tonight: cardsOf(ofTonight, false),
      tonightUnsure: cardsOf(ofTonight, true),
      tomorrow: cardsOf(ofTomorrow, false),
      options: {
        today: countOf(filters, 'today'),
        tonight: countOf(filters, 'tonight'),
        tomorrow: countOf(filters, 'tomorrow'),
      },
      strip: lowestPrices(days),
    },
    pages: Object.fromEntries(pages),
    show: {
      next: factOf(show, words['show.nextDate']),
      today: timesIn(factOf(show, words['show.tonight']) ?? ''),
      startDate: startDateOf(show),
    },
    entries: Object.fromEntries(
      await Promise.all(
        ([TOUR_GROUPS.nightWalk, TOUR_GROUPS.show] as const).map(async (tgid) => {
          const [one, other] = await Promise.all([today, tomorrow].map((date) => entryOf(world, tgid, date)))
          return [tgid, { today: one, tomorrow: other }] as const
        }),
      ),
    ),
  }
}

async function open(world: ClockWorld, path: string): Promise<HTMLElement> {
  const { status, body } = await world.get(path)
  if (status !== 200) throw new Error(`${path} answers ${status}`)
  return parse(body)
}

/** Text with plain spaces. */
function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** The tour groups of a list in the order of their ids: those of unknown days, or the others. */
function cardsOf(page: HTMLElement | undefined, isUnsure: boolean) {
  const cards = page?.querySelectorAll('[data-list] li[data-tgid]') ?? []
  const shown = new Set(
    cards
      .filter((card) => card.text.includes('See its page for dates') === isUnsure)
      .map((card) => Number(card.getAttribute('data-tgid'))),
  )
  return IDS.filter((tgid) => shown.has(tgid))
}

/** The days that cards name. */
function datesOf(page: HTMLElement | undefined): Answers['lists']['next'] {
  return Object.fromEntries(
    IDS.map((tgid) => [tgid, page?.querySelector(`li[data-tgid="${tgid}"] time`)?.getAttribute('datetime')]),
  )
}

/** How many tour groups an option of the filter promises. */
function countOf(page: HTMLElement | undefined, when: string): number {
  const option = page?.querySelector(`[data-filters] option[value=${when}]`)
  return Number(/\((\d+)\)/.exec(option?.text ?? '')?.[1] ?? 0)
}

function lowestPrices(page: HTMLElement | undefined): Answers['lists']['strip'] {
  return (page?.querySelectorAll('[id$=-days] ol li') ?? []).map((item) => {
    const date = /when=([\d-]+)/.exec(item.querySelector('a')?.getAttribute('href') ?? '')?.[1] ?? ''
    const amount = /€([\d.]+)/.exec(item.text)?.[1]
    return [date, amount === undefined ? undefined : Number(amount)]
  })
}

/** The next fourteen days of a page; of those that cannot be chosen only the weekday and the day of the month are told. */
function stripOf(page: HTMLElement | undefined): readonly (readonly (string | undefined)[])[] {
  return (page?.querySelectorAll('#booking [data-days] li') ?? []).map((item) => {
    const button = item.querySelector('button[name=date]')
    const [weekday = '', number = '', words = ''] = item
      .querySelectorAll('span')
      .slice(button ? 0 : 1)
      .map(({ text }) => text)
    return [`${weekday} ${number}`, button ? 'open' : words.toLowerCase(), button?.getAttribute('value')]
  })
}

function startsOf(page: HTMLElement | undefined): readonly string[] {
  return (page?.querySelectorAll('[aria-labelledby=booking-times] li') ?? []).map((item) => {
    const [time = ''] = timesIn(item.text)
    return item.text.includes(words['booking.soldOut']) ? `(${time})` : time
  })
}

function linesOf(page: HTMLElement | undefined, label: string): readonly string[] {
  const fact = page?.querySelectorAll('dt').find(({ text }) => plain(text) === label)?.parentNode
  const lines = fact?.querySelectorAll('dd > span') ?? []
  return (lines.length > 0 ? lines : (fact?.querySelectorAll('dd') ?? [])).map(({ text }) => plain(text))
}

function factOf(page: HTMLElement | undefined, label: string): string | undefined {
  return linesOf(page, label)[0]
}

/** Each "11:55 PM" of a text as 23:55. */
function timesIn(words: string): readonly string[] {
  return [...plain(words).matchAll(/(\d+):(\d\d) ([AP])M/g)].map(([, hour, minute, half]) => {
    const hours = (Number(hour) % 12) + (half === 'P' ? 12 : 0)
    return `${String(hours).padStart(2, '0')}:${minute}`
  })
}

function startDateOf(page: HTMLElement): string | undefined {
  return /"startDate":"([^"]+)"/.exec(page.querySelector('script[type="application/ld+json"]')?.text ?? '')?.[1]
}

async function entryOf(world: ClockWorld, tgid: keyof typeof PATHS, date: string) {
  const { status, body } = await world.get(`${PATHS[tgid]}visit.ics?date=${date}`)
  return status === 404 ? undefined : body.split('\r\n').filter((line) => /^DT(?:START|END)/.test(line))
}

async function readTwin(world: ClockWorld, path: string, today: string): Promise<Answers['pages'][string]['twin']> {
  const [twin, onToday] = await Promise.all(['', `?date=${today}`].map((query) => world.get(`${path}index.md${query}`)))
  const days = sectionOf(twin?.body ?? '', words['booking.nextDays']).map((line) => {
    const [, linked, plainWords, rest = ''] = /^- (?:\[([^\]]*)\]\([^)]*\)|([^:]*))(?:: )?(.*)$/.exec(line) ?? []
    return [linked ?? plainWords ?? '', linked ? 'open' : rest.toLowerCase()]
  })
  const starts = sectionOf(onToday?.body ?? '', words['booking.times'].replace('{date}', '')).filter((line) =>
    line.startsWith('- '),
  )
  return {
    days,
    next: /^- Next available: (.*)$/m.exec(twin?.body ?? '')?.[1],
    today: starts.map((line) => {
      const [time = ''] = timesIn(line)
      return line.includes(words['booking.soldOut']) ? `(${time})` : time
    }),
  }
}

/** The lines of a section of Markdown. */
function sectionOf(text: string, title: string): readonly string[] {
  const section = text.split('\n## ').find((part) => part.startsWith(title))
  return section?.split('\n').slice(1).filter(Boolean) ?? []
}
