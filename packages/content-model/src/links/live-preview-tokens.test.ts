import { expect, test } from 'vitest'
import {
  LIVE_PREVIEW_TOKEN_LIFETIMES_SECONDS,
  matchesGrantedText,
  signDraftLinkToken,
  signDraftToken,
  signFrameToken,
  verifyDraftLinkToken,
  verifyDraftToken,
  verifyFrameToken,
} from './live-preview-tokens.ts'
import { signPreviewToken, verifyPreviewToken } from './preview-token.ts'
import { decodeSignedToken, signToken } from './signed-token.ts'

const SECRET = 'a secret'
const NOW = 1_800_000_000
const page = { uid: 'www.wayfare.example.paris', lang: 'en', kind: 'page', path: '/paris/' } as const
const frame = { ...page, admin: 'https://cms.example' }
const TEXT = '{"title":"Paris"}'

/** One of each, and whether it is taken as each. */
const TOKENS = {
  frame: signFrameToken(frame, SECRET, NOW),
  draft: signDraftToken(page, TEXT, SECRET, NOW),
  link: signDraftLinkToken(7, SECRET, NOW),
  preview: signPreviewToken({ uid: page.uid, lang: 'en', kind: 'page', version: 'latest' }, SECRET, NOW).token,
}
const VERIFY = {
  frame: verifyFrameToken,
  draft: verifyDraftToken,
  link: verifyDraftLinkToken,
  preview: verifyPreviewToken,
}

// spec: D.preview.11
test.each(['frame', 'draft', 'link', 'preview'] as const)('a token for a %s opens that and nothing else', (purpose) => {
  const opens = Object.entries(VERIFY).filter(([, verify]) => verify(TOKENS[purpose], SECRET, NOW) !== undefined)
  expect(opens.map(([name]) => name)).toEqual([purpose])
})

test('each says what it is for, and for how long', () => {
  const until = (seconds: number) => ({ issued: NOW, expires: NOW + seconds })
  expect(LIVE_PREVIEW_TOKEN_LIFETIMES_SECONDS).toEqual({ frame: 300, draft: 60, link: 604_800 })
  expect(verifyFrameToken(TOKENS.frame, SECRET, NOW)).toEqual({ ...frame, ...until(300) })
  expect(verifyDraftToken(TOKENS.draft, SECRET, NOW)).toEqual({ ...page, digest: expect.any(String), ...until(60) })
  expect(verifyDraftLinkToken(TOKENS.link, SECRET, NOW)).toEqual({ link: 7, ...until(604_800) })
})

test.each(['frame', 'draft', 'link'] as const)(
  'a token for a %s ends, and one of another secret never begins',
  (name) => {
    const lifetime = LIVE_PREVIEW_TOKEN_LIFETIMES_SECONDS[name]
    expect(VERIFY[name](TOKENS[name], SECRET, NOW + lifetime - 1)).toBeDefined()
    expect(VERIFY[name](TOKENS[name], SECRET, NOW + lifetime)).toBeUndefined()
    expect(VERIFY[name](TOKENS[name], 'another', NOW)).toBeUndefined()
    expect(VERIFY[name](`${TOKENS[name].slice(0, -2)}AA`, SECRET, NOW)).toBeUndefined()
  },
)

test('one that lasts longer than it may is refused, however well it is signed', () => {
  const longer = (purpose: string, value: object, seconds: number) =>
    signToken(purpose, { ...value, issued: NOW, expires: NOW + seconds }, SECRET)
  expect(verifyFrameToken(longer('frame', frame, 301), SECRET, NOW)).toBeUndefined()
  expect(verifyDraftToken(longer('draft', { ...page, digest: 'x' }, 61), SECRET, NOW)).toBeUndefined()
  expect(verifyDraftLinkToken(longer('link', { link: 7 }, 604_801), SECRET, NOW)).toBeUndefined()
})

test('a draft is granted for its very text', () => {
  const grant = verifyDraftToken(TOKENS.draft, SECRET, NOW)
  if (!grant) throw new Error('no grant')
  expect([TEXT, `${TEXT} `, ''].map((text) => matchesGrantedText(grant, text))).toEqual([true, false, false])
  expect(matchesGrantedText({ ...grant, digest: '' }, TEXT)).toBe(false)
})

test('a link that is signed again is the same link', () => {
  expect(signDraftLinkToken(7, SECRET, NOW)).toBe(TOKENS.link)
})

test('what was signed for one purpose is not opened for another, whatever is in it', () => {
  const times = { issued: NOW, expires: NOW + 60 }
  const token = signToken('link', times, SECRET)
  expect(['link', 'frame', 'lin', ''].map((purpose) => decodeSignedToken(purpose, token, SECRET))).toEqual([
    times,
    undefined,
    undefined,
    undefined,
  ])
})
