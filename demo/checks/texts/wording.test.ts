import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readContentFiles } from '../../../apps/cms/src/content-files/read/read-content-files.ts'
import { ROOT } from '../../../scripts/folders.ts'

/** Words that the texts of the sample avoid. */

const { sites, pages } = await readContentFiles(join(ROOT, 'demo/content'))

const NEXT_DATE =
  /next (free|available) dates?\b|nächsten? freien (Termin|Tag\b)|prochaines? dates? (disponible|libre)|ближайш\S+ свободн\S+ дат|najbliższy\S* (wolny\S* )?termin|próximas? (data|fecha)|prim[ae] dat[ae] liber|eerstvolgende (vrije )?dat|n(e|æ)ste ledige|prima dată liberă|nästa lediga|ilk boş/i

test('no page speaks of the price of the next free date: “from” is the lowest of all days', () => {
  const promising = pages.flatMap(({ key, lang, page }) => {
    const words = NEXT_DATE.exec(JSON.stringify(page).replaceAll('\u00a0', ' '))?.[0]
    return words === undefined ? [] : [`${key} in ${lang}: ${words}`]
  })
  expect(promising).toEqual([])
})

/** What shops call it; who travels goes on a tour, and has a ticket. Legal pages speak of what is sold. */
const SHOP_TALK =
  /\bproducts?\b|\bproduits?\b|\bprodutos?\b|\bproductos?\b|\bprodott[oi]\b|\bprodus(?:ul|ului|e)?\b|\bprodu[ck]t(?:e|et|en|u|y|ów|s?sid\p{L}*|pagina|seite)?\b|(?<!\p{L})ürün|(?<!\p{L})товар|المنتج/iu

test('no page calls a ticket or a tour a product', () => {
  const shops = pages
    .filter(({ file }) => file.startsWith('pages/'))
    .flatMap(({ file }) => {
      const words = SHOP_TALK.exec(readFileSync(join(ROOT, 'demo/content', file), 'utf8'))?.[0]
      return words === undefined ? [] : [`${file}: ${words}`]
    })
  expect(shops).toEqual([])
})

/** As America writes what Britain writes otherwise; names begin with a capital, and keep how they are written. */
const AMERICAN =
  /\b(?:colors?|colored|favorites?|neighbors?|neighborhoods?|harbors?|centers?|theaters?|gray|kilometers?|travel(?:er|ers|ed|ing)|canceled|catalogs?|jewelry|(?:organ|real|recogn|apolog|special)iz(?:e|ed|es|ing))\b/g

test('the English texts of the sample are British, as its sites say that they are', () => {
  const files = ['demo/content/**/en.json', 'demo/catalogue/texts/en/**/*.json', 'apps/site/src/i18n/messages/en.json']
  const american = globSync(files, { cwd: ROOT }).flatMap((file) => {
    // What visitors may type is not what the site says.
    const said = readFileSync(join(ROOT, file), 'utf8').replace(/^ *"synonyms": .*$/m, '')
    return (said.match(AMERICAN) ?? []).map((word) => `${file}: ${word}`)
  })
  expect(american).toEqual([])
  expect(sites.filter(({ site }) => site.english !== 'en-GB')).toEqual([])
})
