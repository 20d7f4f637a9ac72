import type { LanguageCode } from '@passepartout/content-model/locales'
import { escapeXml } from './escape-xml.ts'

/** A guide as an entry of a feed. */
export interface FeedEntry {
  /** The public address of its page, which identifies it. */
  readonly address: string
  readonly title: string
  /** Plain text; empty where the page has none. */
  readonly summary: string
  /** ISO 8601 instants. */
  readonly publishedAt: string
  readonly updatedAt: string
  /** Address, and size in pixels. */
  readonly picture?: { readonly url: string; readonly width: number; readonly height: number; readonly alt: string }
}

interface GuideFeed {
  readonly lang: LanguageCode
  readonly siteName: string
  /** May be empty. */
  readonly tagline: string
  /** The public address of the site's home page, and of the feed itself. */
  readonly home: string
  readonly address: string
  /** ISO 8601: when the feed changed, if it has no entries. */
  readonly updatedAt: string
  /** The newest first. */
  readonly entries: readonly FeedEntry[]
}

const NAMESPACES = 'xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"'

/**
 * Writes a feed in Atom 1.0 (RFC 4287), each entry with its picture also as a thumbnail of Media RSS, which readers of feeds show.
 *
 * @returns an XML document
 */
export function buildGuideFeed({ lang, siteName, tagline, home, address, updatedAt, entries }: GuideFeed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed ${NAMESPACES} xml:lang="${escapeXml(lang)}">`,
    element('id', address),
    element('title', siteName),
    tagline && element('subtitle', tagline),
    element('updated', instantOf(entries[0]?.updatedAt ?? updatedAt)),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(address)}"/>`,
    `<link rel="alternate" type="text/html" hreflang="${escapeXml(lang)}" href="${escapeXml(home)}"/>`,
    `<author>${element('name', siteName)}${element('uri', home)}</author>`,
    ...entries.map(writeEntry),
    '</feed>',
    '',
  ]
    .filter((line, place, lines) => line !== '' || place === lines.length - 1)
    .join('\n')
}

function writeEntry({ address, title, summary, publishedAt, updatedAt, picture }: FeedEntry): string {
  return [
    '<entry>',
    element('id', address),
    element('title', title),
    `<link rel="alternate" type="text/html" href="${escapeXml(address)}"/>`,
    element('published', instantOf(publishedAt)),
    element('updated', instantOf(updatedAt)),
    summary && element('summary', summary),
    picture && `<link rel="enclosure" title="${escapeXml(picture.alt)}" href="${escapeXml(picture.url)}"/>`,
    picture && `<media:thumbnail url="${escapeXml(picture.url)}" width="${picture.width}" height="${picture.height}"/>`,
    '</entry>',
  ]
    .filter(Boolean)
    .join('')
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}

/** As RFC 3339 wants it. */
function instantOf(text: string): string {
  return new Date(text).toISOString()
}
