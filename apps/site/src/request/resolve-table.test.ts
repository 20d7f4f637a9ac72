import { type LanguageCode, servedLanguages } from '@passepartout/content-model/locales'
import { describe, expect, test } from 'vitest'
import {
  type AddressResolution,
  type MachineReadableFile,
  type RoutingContext,
  resolveAddress,
} from './address/resolve-address.ts'
import { serializeTrip } from './address/trip-address.ts'
import { buildSiteDirectory, type SiteEntry } from './site-directory.ts'

/** Every way to ask for something, and what is answered: specification, section 2, and the choices beside it. */
const site = (uid: string, host = uid): SiteEntry => ({
  uid,
  host,
  folder: uid.slice(host.length + 1),
  languages: ['en', 'fr'],
  defaultCurrency: 'EUR',
})
const W = 'www.wayfare.example'
const R = 'rome.wayfare.example'
const E = 'eiffel-tower-tickets.example'
const G = 'guides.wayfare.example'

const worldOf = (enabled: LanguageCode[] = [], nonProductionDomains = ['*']): RoutingContext => ({
  directory: buildSiteDirectory([
    site(W),
    site(`${W}.lisbon`, W),
    site(R),
    site(`${R}.vatican`, R),
    site(E),
    // A host of folders alone, one inside the other.
    site(`${G}.alps`, G),
    site(`${G}.alps.summer`, G),
  ]),
  hosts: { onDemandHosts: ['test', 'dev', 'test-*', '*.dev'], nonProductionDomains },
  servedLanguages: servedLanguages(enabled),
})
const world = worldOf()

/** An answer in one line, so that a table can be read. */
function lineOf(answer: AddressResolution): string {
  switch (answer.kind) {
    case 'page':
    case 'markdown':
    case 'json':
    case 'visitFile':
    case 'guides':
    case 'performances': {
      const { environment, uid, lang, kind } = answer.address
      const form = {
        page: '',
        markdown: 'md ',
        json: 'json ',
        visitFile: 'ics ',
        guides: 'guides ',
        performances: 'performances ',
      }[answer.kind]
      return [form + environment, uid, lang, kind].join(' ')
    }
    case 'redirect':
      return `→ ${answer.location}`
    case 'notFound':
      return `404 ${answer.address.siteUid} ${answer.address.lang} ${answer.path}${answer.previewOnlyCopy ? ' hidden' : ''}`
    case 'booking':
      return `booking ${answer.tgid} of ${answer.address.siteUid} ${answer.address.lang}`
    case 'search':
      return `search ${answer.search.part} of ${answer.address.siteUid} ${answer.address.lang} ${answer.address.path}: ${answer.search.query}`
    case 'wishes':
      return `wishes ${answer.wishes.part} of ${answer.address.siteUid} ${answer.address.lang} ${answer.address.path}: ${answer.wishes.tgids}`
    case 'trip':
      return `trip ${answer.trip.part} of ${answer.address.siteUid} ${answer.address.lang} ${answer.address.path}: ${serializeTrip(answer.trip.trip)}`
    case 'gallery':
      return `gallery ${answer.address.siteUid} ${answer.address.lang}`
    case 'siteList':
      return `list ${answer.environment}`
    case 'file':
      return `file ${nameOf(answer.file)} ${answer.environment} ${answer.host ?? 'of no site'}`
    case 'unreadable':
      return `400 ${answer.address.siteUid} ${answer.address.lang}`
    case 'refused':
      return `${answer.status} plain`
  }
}

const nameOf = (file: MachineReadableFile) =>
  file.name === 'manifest' ? `manifest of ${file.home.uid} in ${file.home.lang}` : file.name

const ask = (host: string | undefined, url: string, within = world) =>
  lineOf(resolveAddress({ protocol: 'https', host, url }, within))

type Row = readonly [host: string, url: string, answer: string]

const PRODUCTION: readonly Row[] = [
  [W, '/', `production ${W} en page`],
  [W, '', `400 ${W} en`],
  [W, '/?', `production ${W} en page`],
  [W, '/fr/', `production ${W} fr page`],
  [W, '/tr/', `production ${W} tr page`],
  [W, '/paris/', `production ${W}.paris en page`],
  [W, '/go/7148/', `booking 7148 of ${W} en`],
  [W, '/fr/go/7148?date=2026-12-24', `booking 7148 of ${W} fr`],
  [W, '/search/', `search results of ${W} en /search/: `],
  [W, '/fr/search?q=mus%C3%A9e+du%20louvre', `search results of ${W} fr /fr/search/: musée du louvre`],
  [W, '/lisbon/search/suggestions/?q=fado', `search suggestions of ${W}.lisbon en /lisbon/search/: fado`],
  [W, '/search/else/', `production ${W}.search.else en page`],
  [
    'localhost',
    `/lisbon/search/?uid=${W}.lisbon&lang=fr&q=fado`,
    `search results of ${W}.lisbon fr /fr/lisbon/search/: fado`,
  ],
  [W, '/wish-list/', `wishes list of ${W} en /wish-list/: `],
  [W, '/fr/wish-list?ids=7,5,7', `wishes list of ${W} fr /fr/wish-list/: 7,5`],
  [W, '/lisbon/wish-list/compare/?ids=1,2,3,4,5', `wishes compare of ${W}.lisbon en /lisbon/wish-list/: 1,2,3,4`],
  [W, '/wish-list/else/', `production ${W}.wish-list.else en page`],
  [W, '/trip/', `trip plan of ${W} en /trip/: `],
  [W, '/fr/trip?plan=7,5@10:30;x', `trip plan of ${W} fr /fr/trip/: plan=7,5@10:30;`],
  [
    W,
    '/lisbon/trip/arranged/?start=2026-12-05&plan=7',
    `trip arranged of ${W}.lisbon en /lisbon/trip/: start=2026-12-05&plan=7`,
  ],
  [W, '/trip/visit.ics?plan=7', `trip calendar of ${W} en /trip/: plan=7`],
  [W, '/trip/else/', `production ${W}.trip.else en page`],
  ['localhost', `/trip/?uid=${W}&lang=fr&plan=7`, `trip plan of ${W} fr /fr/trip/: plan=7`],
  ['localhost', `/wish-list/cards/?uid=${W}&lang=fr&ids=7`, `wishes cards of ${W} fr /fr/wish-list/: 7`],
  [W, '/go/', `production ${W}.go en page`],
  [W, '/go/0/', `production ${W}.go.0 en page`],
  [W, '/go/7148/more/', `production ${W}.go.7148.more en page`],
  [W, '/paris/go/7148/', `production ${W}.paris.go.7148 en page`],
  [W, '/paris/louvre/', `production ${W}.paris.louvre en page`],
  [W, '/fr/paris/louvre/', `production ${W}.paris.louvre fr page`],
  [W, '/de/a/b/c/d/e/', `production ${W}.a.b.c.d.e de page`],
  [W, '/%C3%A9t%C3%A9/', `production ${W}.été en page`],
  [W, '/a-b_c~d/', `production ${W}.a-b_c~d en page`],
  [W, '/paris/?uid=rome.wayfare.example', `production ${W}.paris en page`],
  [W, `/?uid=${W}.paris&lang=fr`, `production ${W} en page`],
  [W, '/paris/?lang=fr', `production ${W}.paris en page`],
  [W, '/paris/?utm_source=x&gclid=1&fbclid=2&msclkid=3&ci=4&cm=5', `production ${W}.paris en page`],
  [W, '/paris/?next=https://evil.example/', `production ${W}.paris en page`],
  [W, '/paris/?=&&=', `production ${W}.paris en page`],
  [W, '/paris/?%E0%A4%A', `production ${W}.paris en page`],
  [R, '/', `production ${R} en page`],
  [R, '/fr/pantheon/', `production ${R}.pantheon fr page`],
  [E, '/', `production ${E} en page`],
  [E, '/it/biglietti/', `production ${E}.biglietti it page`],
  [W, '/copy-that/', `production ${W}.copy-that en page`],
  [W, '/copy/paris/', `production ${W}.copy.paris en page`],
]

const FOLDERS: readonly Row[] = [
  [W, '/lisbon/', `production ${W}.lisbon en page`],
  [W, '/fr/lisbon/', `production ${W}.lisbon fr page`],
  [W, '/pt/lisbon/sintra/', `production ${W}.lisbon.sintra pt page`],
  [W, '/lisbon/fr/', `production ${W}.lisbon.fr en page`],
  [W, '/lisbonne/', `production ${W}.lisbonne en page`],
  [W, '/paris/lisbon/', `production ${W}.paris.lisbon en page`],
  [W, '/Lisbon', '→ /lisbon/'],
  [W, '/FR/Lisbon/Sintra', '→ /fr/lisbon/sintra/'],
  [R, '/vatican/', `production ${R}.vatican en page`],
  [R, '/it/vatican/museums/', `production ${R}.vatican.museums it page`],
  [G, '/', `404 ${G}.alps.summer en /`],
  [G, '/alps/', `production ${G}.alps en page`],
  [G, '/alps/summer/', `production ${G}.alps.summer en page`],
  [G, '/alps/summer/hikes/', `production ${G}.alps.summer.hikes en page`],
  [G, '/alps/winter/', `production ${G}.alps.winter en page`],
  [G, '/fr/pyrenees/', `404 ${G}.alps.summer fr /fr/pyrenees/`],
]

const LEGAL: readonly Row[] = [
  [W, '/company-details/', `production ${W} en company`],
  [W, '/privacy-policy/', `production ${W} en privacy`],
  [W, '/fr/terms-and-conditions/', `production ${W} fr terms`],
  [W, '/de/cancellation-policy/', `production ${W} de cancellation`],
  [W, '/Privacy-Policy', '→ /privacy-policy/'],
  [W, '/en/privacy-policy/', '→ /privacy-policy/'],
  [W, '/lisbon/privacy-policy/', '→ /privacy-policy/'],
  [W, '/fr/lisbon/privacy-policy/?gclid=1', '→ /fr/privacy-policy/?gclid=1'],
  [W, '/paris/privacy-policy/', `production ${W}.paris.privacy-policy en page`],
  [W, '/privacy-policy/more/', `production ${W}.privacy-policy.more en page`],
  [R, '/it/company-details/', `production ${R} it company`],
  [R, '/vatican/company-details/', '→ /company-details/'],
  [G, '/alps/company-details/', `production ${G}.alps en company`],
  [G, '/alps/summer/company-details/', `production ${G}.alps.summer en company`],
  [G, '/company-details/', `404 ${G}.alps.summer en /company-details/`],
]

const CANONICAL: readonly Row[] = [
  [W, '/paris', '→ /paris/'],
  [W, '/PARIS/', '→ /paris/'],
  [W, '/fr', '→ /fr/'],
  [W, '/FR/', '→ /fr/'],
  [W, '//', '→ /'],
  [W, '///paris///louvre///', '→ /paris/louvre/'],
  [W, '/en/', '→ /'],
  [W, '/en', '→ /'],
  [W, '/EN/Paris', '→ /paris/'],
  [W, '//en//paris', '→ /paris/'],
  [W, '/%70aris/', '→ /paris/'],
  [W, '/p%61ris', '→ /paris/'],
  [W, '/%c3%a9/', '→ /%C3%A9/'],
  [W, '/%C3%89/', '→ /%C3%A9/'],
  [W, '/a b/', '→ /a%20b/'],
  [W, '/a%20b', '→ /a%20b/'],
  [W, '/a%3Fb/', `production ${W}.a?b en page`],
  [W, '/a%3fb/', '→ /a%3Fb/'],
  [W, '/paris?', '→ /paris/?'],
  [W, '/paris?gclid=1&ci=2', '→ /paris/?gclid=1&ci=2'],
  [W, '/Paris/?q=A%20B', '→ /paris/?q=A%20B'],
  [W, '/paris?q=é"<>', '→ /paris/?q=%C3%A9"<>'],
  [W, '/paris?q=a\r\nset-cookie:x', '→ /paris/?q=a%0D%0Aset-cookie:x'],
  [W, '/paris?to=//evil.example', '→ /paris/?to=//evil.example'],
  [W, '/İstanbul/', '→ /i%CC%87stanbul/'],
]

const LANGUAGES: readonly Row[] = [
  [W, '/ar/', `production ${W}.ar en page`],
  [W, '/ar/paris/', `production ${W}.ar.paris en page`],
  [W, '/id/paris/', `production ${W}.id.paris en page`],
  [W, '/xx/paris/', `production ${W}.xx.paris en page`],
  [W, '/fr-FR/', '→ /fr-fr/'],
  [W, '/fr-fr/', `production ${W}.fr-fr en page`],
  [W, '/french/', `production ${W}.french en page`],
  [W, '/f/', `production ${W}.f en page`],
  [W, '/paris/fr/', `production ${W}.paris.fr en page`],
  [W, '/fr/fr/', `production ${W}.fr fr page`],
  [W, '/fr/en/', `production ${W}.en fr page`],
  [W, '/fr/de/paris/', `production ${W}.de.paris fr page`],
  [W, '/en/fr/', `404 ${W} en /fr/`],
  [W, '/en/en/', `404 ${W} en /en/`],
  [W, '/en/fr/paris', `404 ${W} en /fr/paris/`],
  [W, '/en/ar/', '→ /ar/'],
]

const NOT_FOUND: readonly Row[] = [
  [W, '/wp-login.php', `404 ${W} en /wp-login.php/`],
  [W, '/fr/Index.HTML', `404 ${W} fr /fr/index.html/`],
  [W, '/.env', `404 ${W} en /.env/`],
  [W, '/.git/config', `404 ${W} en /.git/config/`],
  [W, '/..', `404 ${W} en /../`],
  [W, '/../../etc/passwd', `404 ${W} en /../../etc/passwd/`],
  [W, '/./', `404 ${W} en /./`],
  [W, '/%2e%2e/', `404 ${W} en /../`],
  [W, '//evil.example', `404 ${W} en /evil.example/`],
  [W, '//evil.example/%2e%2e', `404 ${W} en /evil.example/../`],
  [W, '/https://evil.example/', `404 ${W} en /https:/evil.example/`],
  [W, `/${W}/`, `404 ${W} en /${W}/`],
  [W, '/paris-copy/', `404 ${W} en /paris-copy/ hidden`],
  [W, '/fr/paris-2-copy', `404 ${W} fr /fr/paris-2-copy/ hidden`],
  [W, '/copy/', `404 ${W} en /copy/ hidden`],
  [W, '/PARIS-COPY', `404 ${W} en /paris-copy/ hidden`],
]

const UNREADABLE: readonly Row[] = [
  [W, '/%', `400 ${W} en`],
  [W, '/fr/%', `400 ${W} fr`],
  [W, '/xx/%', `400 ${W} en`],
  [W, '/%E0%A4%A', `400 ${W} en`],
  [W, '/%C0%AF', `400 ${W} en`],
  [W, '/%00', `400 ${W} en`],
  [W, '/a\0', `400 ${W} en`],
  [W, '/a%0d%0aset-cookie:x', `400 ${W} en`],
  [W, '/a\r\nset-cookie:x', `400 ${W} en`],
  [W, '/a%7f', `400 ${W} en`],
  [W, '/a%2Fb/', `400 ${W} en`],
  [W, '/%2F%2Fevil.example', `400 ${W} en`],
  [W, '/%5Cevil.example', `400 ${W} en`],
  [W, '/\\evil.example', `400 ${W} en`],
  [W, '\\\\evil.example', `400 ${W} en`],
  [W, 'javascript:alert(1)', `400 ${W} en`],
  [W, 'paris', `400 ${W} en`],
  [W, '*', `400 ${W} en`],
  [W, '/paris/#top', `400 ${W} en`],
  [W, `/${'a'.repeat(2048)}`, `400 ${W} en`],
  [`${W}.localhost`, '/%', `400 ${W} en`],
  ['localhost', '/%', '400 plain'],
  ['nobody.example', '/%', '421 plain'],
]

const HOSTS: readonly Row[] = [
  ['WWW.Wayfare.EXAMPLE', '/', `production ${W} en page`],
  [`${W}.`, '/', `production ${W} en page`],
  [`${W}:443`, '/', `production ${W} en page`],
  [`${W}:8080`, '/', `production ${W} en page`],
  [`${W}:65535`, '/', `production ${W} en page`],
  [`${W}:65536`, '/', '400 plain'],
  [`${W}:99999`, '/', '400 plain'],
  [`${W}:`, '/', '400 plain'],
  [`${W}:http`, '/', '400 plain'],
  [`${W}..`, '/', '400 plain'],
  [`.${W}`, '/', '400 plain'],
  ['', '/', '400 plain'],
  [' ', '/', '400 plain'],
  [`${W} evil.example`, '/', '400 plain'],
  [`${W},evil.example`, '/', '400 plain'],
  [`${W}/evil`, '/', '400 plain'],
  [`${W}?evil`, '/', '400 plain'],
  [`${W}#evil`, '/', '400 plain'],
  [`${W}@evil.example`, '/', '400 plain'],
  [`user:pass@${W}`, '/', '400 plain'],
  [`${W}\r\nx: y`, '/', '400 plain'],
  [`${W}%00`, '/', '400 plain'],
  [`${'a'.repeat(64)}.example`, '/', '400 plain'],
  ['wäyfare.example', '/', '400 plain'],
  ['xn--wyfare-bua.example', '/', '421 plain'],
  ['wayfare.example', '/', '421 plain'],
  ['nobody.example', '/', '421 plain'],
  [`x.${W}`, '/', '421 plain'],
  [`${W}.evil.example`, '/', '421 plain'],
  [`evil-${W}`, '/', '421 plain'],
  ['10.0.0.1', '/', '421 plain'],
  ['0.0.0.0', '/', '421 plain'],
  ['2130706433', '/', '421 plain'],
  ['169.254.169.254', '/', '421 plain'],
  ['[::ffff:127.0.0.1]', '/', '421 plain'],
  ['[2001:db8::1]:80', '/', '421 plain'],
  ['[::1', '/', '400 plain'],
  ['nobody.example', `/?uid=${W}`, '421 plain'],
  ['nobody.example.localhost', '/', '421 plain'],
]

const ELSEWHERE: readonly Row[] = [
  ['localhost', '/', 'list development'],
  ['localhost:3000', '/paris/', 'list development'],
  ['LOCALHOST', '/', 'list development'],
  ['127.0.0.1:3000', '/', 'list development'],
  ['[::1]:3000', '/', 'list development'],
  ['localhost', `/?uid=${W}`, `development ${W} en page`],
  ['localhost', `/?uid=${W.toUpperCase()}`, `development ${W} en page`],
  ['localhost', `/?uid=${W}.paris&lang=fr`, `development ${W}.paris fr page`],
  ['localhost', `/anything/?uid=${W}.paris&lang=fr`, `development ${W}.paris fr page`],
  ['localhost', `/?uid=${W}.paris&lang=xx`, `development ${W}.paris en page`],
  ['localhost', `/?uid=${W}.paris&lang=ar`, `development ${W}.paris en page`],
  ['localhost', `/?uid=${W}.paris&lang=`, `development ${W}.paris en page`],
  ['localhost', `/?uid=${W}.lisbon.sintra&lang=pt`, `development ${W}.lisbon.sintra pt page`],
  ['localhost', `/privacy-policy/?uid=${W}&lang=fr`, `development ${W} fr privacy`],
  ['localhost', `/privacy-policy/?uid=${W}.lisbon&lang=fr`, `development ${W} fr privacy`],
  ['localhost', `/fr/privacy-policy/?uid=${W}`, `development ${W} fr privacy`],
  ['localhost', `/fr/paris/?uid=${W}.paris`, `development ${W}.paris fr page`],
  ['localhost', `/fr/paris/?uid=${W}.paris&lang=de`, `development ${W}.paris de page`],
  ['localhost', `/ar/paris/?uid=${W}.paris`, `development ${W}.paris en page`],
  [`stage-${W}`, `/fr/?uid=${W}.paris`, `staging ${W}.paris fr page`],
  ['localhost', `/alps/company-details/?uid=${G}.alps`, `development ${G}.alps en company`],
  ['localhost', `/?uid=${W}.paris-copy`, `development ${W}.paris-copy en page`],
  ['localhost', '/?uid=', 'list development'],
  ['localhost', '/?uid=nobody.example', 'list development'],
  ['localhost', `/?uid=${W}evil`, 'list development'],
  ['localhost', `/?uid=${W}..`, `404 ${W} en /`],
  ['localhost', `/?uid=${W}.a/b`, `404 ${W} en /a/b/`],
  ['localhost', `/?uid=${W}.a%0d%0ab`, `404 ${W} en /a%0D%0Ab/`],
  ['localhost', `/_gallery/?uid=${W}&lang=fr`, `gallery ${W} fr`],
  ['localhost', '/_gallery/', `gallery ${W} en`],
  ['localhost', '/_gallery?lang=fr&uid=nobody.example', `gallery ${W} fr`],
  ['127.0.0.1:3000', `/_gallery/?uid=${R}.vatican.walls&lang=xx`, `gallery ${R}.vatican en`],
  ['localhost', '/gallery/', 'list development'],
  ['test', '/_gallery/', 'list onDemand'],
  ['test', `/_gallery/?uid=${W}`, `onDemand ${W} en page`],
  ['stage-microbrands', '/_gallery/', 'list staging'],
  [W, '/_gallery/', `production ${W}._gallery en page`],
  [`stage-${W}`, `/_gallery/?uid=${W}`, `staging ${W} en page`],
  ['stage-microbrands', '/', 'list staging'],
  ['stage-microbrands.internal', `/?uid=${R}&lang=it`, `staging ${R} it page`],
  ['stage-microbrandsx.internal', '/', '421 plain'],
  [`stage-${W}`, '/', `staging ${W} en page`],
  [`stage-${W}:8443`, '/fr/paris/', `staging ${W}.paris fr page`],
  [`stage-${W}`, '/Paris', '→ /paris/'],
  [`stage-${W}`, '/paris/?lang=fr', `staging ${W}.paris fr page`],
  [`stage-${W}`, '/Paris?lang=fr', '→ /paris/?lang=fr'],
  [`stage-${W}`, '/de/paris/?lang=fr', `staging ${W}.paris de page`],
  [`stage-${W}`, `/?uid=${W}.paris&lang=fr`, `staging ${W}.paris fr page`],
  [`stage-${W}`, `/?uid=${W}.lisbon`, `staging ${W}.lisbon en page`],
  [`stage-${W}`, `/?uid=${R}`, `staging ${W} en page`],
  [`stage-${W}`, '/paris-copy/', `staging ${W}.paris-copy en page`],
  [`stage-${R}`, '/', `staging ${R} en page`],
  [`stage-${R}`, `/?uid=${W}`, `staging ${R} en page`],
  [`stage-${E}`, '/', `staging ${E} en page`],
  [`stage-${W}.localhost:3000`, '/', `staging ${W} en page`],
  [`stage-stage-${W}`, '/', '421 plain'],
  ['stage-www.nobody.example', '/', '421 plain'],
  ['stage-www.nobody.example', `/?uid=${W}`, '421 plain'],
  ['dev.wayfare.example', '/', 'list onDemand'],
  ['test.internal', `/?uid=${W}.paris&lang=fr`, `onDemand ${W}.paris fr page`],
  ['test-12.internal', `/?uid=${W}`, `onDemand ${W} en page`],
  ['branch.dev', `/?uid=${W}`, `onDemand ${W} en page`],
  ['devon.example', '/', '421 plain'],
  [`${W}.localhost`, '/', `production ${W} en page`],
  [`${W}.localhost:3000`, '/fr/paris/', `production ${W}.paris fr page`],
  [`${W}.localhost:3000`, `/?uid=${R}`, `production ${W} en page`],
  [`${W}.localhost:3000`, '/paris-copy/', `404 ${W} en /paris-copy/ hidden`],
]

const MACHINES: readonly Row[] = [
  [W, '/robots.txt', `file robots production ${W}`],
  [R, '/sitemap.xml', `file sitemapIndex production ${R}`],
  [W, '/sitemap-2.xml', `file sitemap production ${W}`],
  [W, '/sitemap-products-2.xml', `file productSitemap production ${W}`],
  [`stage-${R}`, '/robots.txt', `file robots staging ${R}`],
  ['localhost', '/robots.txt', 'file robots development of no site'],
  ['nobody.example', '/robots.txt', '421 plain'],
  ['stage-www.nobody.example', '/robots.txt', '421 plain'],
  [W, '/paris/index.md', `md production ${W}.paris en page`],
  [W, '/paris/visit.ics?date=2026-12-01', `ics production ${W}.paris en page`],
  [W, '/paris/index.json', `json production ${W}.paris en page`],
  [W, '/fr/lisbon/index.md', `md production ${W}.lisbon fr page`],
  [W, '/lisbon/privacy-policy/index.md', '→ /privacy-policy/index.md'],
  [W, '/en/Paris/INDEX.md?a=1', '→ /paris/index.md?a=1'],
  [W, '/.well-known/security.txt', `file security production ${W}`],
  [W, '/openapi.json', `file openapi production ${W}`],
  [W, '/.well-known/api-catalog', `file apiCatalog production ${W}`],
  [`stage-${R}`, '/.well-known/security.txt', `file security staging ${R}`],
  ['localhost', '/.well-known/security.txt', 'file security development of no site'],
  [W, '/favicon.ico', `file favicon production ${W}`],
  [W, '/favicon.ico?v=2', `file favicon production ${W}`],
  [`stage-${R}`, '/favicon.ico', `file favicon staging ${R}`],
  [G, '/favicon.ico', `file favicon production ${G}`],
  ['localhost', '/favicon.ico', 'file favicon development of no site'],
  ['nobody.example', '/favicon.ico', '421 plain'],
  [W, '/fr/favicon.ico', `404 ${W} fr /fr/favicon.ico/`],
  [W, '/manifest.webmanifest', `file manifest of ${W} in en production ${W}`],
  [W, '/fr/manifest.webmanifest?gclid=1', `file manifest of ${W} in fr production ${W}`],
  [W, '/lisbon/manifest.webmanifest', `file manifest of ${W}.lisbon in en production ${W}`],
  [W, '/fr/lisbon/manifest.webmanifest', `file manifest of ${W}.lisbon in fr production ${W}`],
  [`stage-${W}`, '/fr/lisbon/manifest.webmanifest', `file manifest of ${W}.lisbon in fr staging ${W}`],
  [`stage-${W}`, `/manifest.webmanifest?uid=${W}&lang=fr`, `file manifest of ${W} in fr staging ${W}`],
  ['localhost', `/manifest.webmanifest?uid=${R}&lang=fr`, `file manifest of ${R} in fr development ${R}`],
  [
    'localhost',
    `/lisbon/manifest.webmanifest?uid=${W}.lisbon&lang=fr`,
    `file manifest of ${W}.lisbon in fr development ${W}`,
  ],
  ['localhost', '/manifest.webmanifest', 'list development'],
  ['nobody.example', '/manifest.webmanifest', '421 plain'],
  [W, '/guides.atom?date=2026-12-01', `guides production ${W} en page`],
  [W, '/fr/lisbon/guides.atom', `guides production ${W}.lisbon fr page`],
  ['localhost', `/guides.atom?uid=${R}&lang=fr`, `guides development ${R} fr page`],
  [W, '/en/Guides.atom', '→ /guides.atom'],
  [W, '/paris/performances.ics?date=2026-12-01', `performances production ${W}.paris en page`],
  [W, '/fr/privacy-policy/performances.ics', `404 ${W} fr /fr/privacy-policy/performances.ics`],
  [W, '/paris/guides.atom', `404 ${W} en /paris/guides.atom`],
  [W, '/privacy-policy/guides.atom', `404 ${W} en /privacy-policy/guides.atom`],
  [W, '/en/manifest.webmanifest', '→ /manifest.webmanifest'],
  [W, '/FR/Lisbon/Manifest.webmanifest/?a=1', '→ /fr/lisbon/manifest.webmanifest?a=1'],
  [W, '/paris/manifest.webmanifest', `404 ${W} en /paris/manifest.webmanifest`],
  [W, '/en/paris/manifest.webmanifest', `404 ${W} en /paris/manifest.webmanifest`],
  [W, '/fr/privacy-policy/manifest.webmanifest', `404 ${W} fr /fr/privacy-policy/manifest.webmanifest`],
  ['localhost', `/paris/manifest.webmanifest?uid=${W}.paris`, `404 ${W} en /paris/manifest.webmanifest`],
  ['localhost', `/privacy-policy/manifest.webmanifest?uid=${W}`, `404 ${W} en /privacy-policy/manifest.webmanifest`],
  [G, '/manifest.webmanifest', `404 ${G}.alps.summer en /`],
]

const GROUPS = {
  production: PRODUCTION,
  'folder sites': FOLDERS,
  // spec: 2.routes.5
  'legal pages': LEGAL,
  // spec: D.requests.3
  'one canonical address': CANONICAL,
  languages: LANGUAGES,
  // spec: 2.routes.10, D.pagekey.7
  'what is no page': NOT_FOUND,
  'what cannot be read': UNREADABLE,
  hosts: HOSTS,
  // spec: 2.routes.12, D.hosts.6, D.hosts.12, D.pagekey.6
  'other environments': ELSEWHERE,
  'files for machines': MACHINES,
}

describe.each(Object.entries(GROUPS))('%s', (_, rows) => {
  test.each(rows.map((row) => [row[0].slice(0, 40), row[1].slice(0, 60), ...row] as const))(
    '%s %s',
    (_host, _url, host, url, answer) => {
      expect(ask(host, url)).toBe(answer)
    },
  )
})

test('without a host nothing is known', () => {
  expect(ask(undefined, '/')).toBe('400 plain')
})

test('what a table leads to leads no further', () => {
  for (const [host, url] of Object.values(GROUPS).flat()) {
    const answer = resolveAddress({ protocol: 'https', host, url }, world)
    if (answer.kind !== 'redirect') continue
    expect(answer.location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/)
    const next = resolveAddress({ protocol: 'https', host, url: answer.location }, world)
    const { uid, lang } = answer.address
    if (next.kind === 'file') expect(next.file).toMatchObject({ name: 'manifest', home: { uid, lang } })
    else
      expect(next).toMatchObject({
        kind: expect.stringMatching(/^(?:page|markdown|guides|performances)$/),
        address: { uid, lang },
      })
  }
})

// spec: D.languages.2
test('a language that is enabled is one: in the path, in the query, and no longer a page', () => {
  const enabled = worldOf(['ar'])
  expect(ask(W, '/ar/paris/', enabled)).toBe(`production ${W}.paris ar page`)
  expect(ask('localhost', `/?uid=${W}&lang=ar`, enabled)).toBe(`development ${W} ar page`)
  expect(ask(W, '/en/ar/', enabled)).toBe(`404 ${W} en /ar/`)
})

describe('where a setting names places to try things, and elsewhere', () => {
  test.each([
    [`${W}.localhost`, ['localhost'], `production ${W} en page`],
    [`${W}.localhost`, [], '421 plain'],
    ['127.0.0.1', ['localhost'], 'list development'],
    ['[::1]', ['localhost'], 'list development'],
    ['localhost', [], '421 plain'],
    ['stage-microbrands.localhost', ['localhost'], 'list staging'],
    [`stage-${W}.localhost`, ['localhost'], `staging ${W} en page`],
    [`stage-${W}`, ['localhost'], '421 plain'],
    [`stage-${W}`, ['wayfare.example'], `staging ${W} en page`],
    [`stage-${W}`, [`stage-${W}`], `staging ${W} en page`],
    ['dev.wayfare.example', ['wayfare.example'], 'list onDemand'],
    ['dev.wayfare.example', ['ayfare.example'], '421 plain'],
    ['dev.wayfare.example', ['example'], 'list onDemand'],
    [W, ['wayfare.example'], `production ${W} en page`],
  ])('%s with %j', (host, domains, answer) => {
    expect(ask(host, '/', worldOf([], domains))).toBe(answer)
  })
})

test('the table is as long as it has to be', () => {
  expect(Object.values(GROUPS).flat().length).toBeGreaterThanOrEqual(200)
})
