import { isBot } from 'isbot'
import { Memo } from '../memo.ts'
import type { Viewport } from './visit.ts'

interface Device {
  readonly isBot: boolean
  readonly viewport: Viewport
}

const MOBILE = /\b(?:Mobi|Android|iPhone|iPod|Windows Phone)/
const VARIANT = /(?:^|[;,&\s])viewport=(mobile|desktop)\b/
const devices = new Memo<Device>(2000)

/**
 * The server's guess (specification, section 4): client hints first, then the user agent. Visitors share few user
 * agents, so each is examined once.
 *
 * @param mobileHint `sec-ch-ua-mobile`
 * @param variant `x-variant`, only from a trusted proxy
 */
export function deviceOf(userAgent = '', mobileHint?: string, variant?: string): Device {
  let device = devices.get(userAgent)
  if (!device) {
    device = { isBot: isBot(userAgent), viewport: MOBILE.test(userAgent) ? 'mobile' : 'desktop' }
    devices.set(userAgent, device)
  }
  // The edge has made its guess already, and keeps its copies by it.
  const viewport = variant === undefined ? undefined : VARIANT.exec(variant)?.[1]
  if (viewport === 'mobile' || viewport === 'desktop') return { ...device, viewport }
  if (mobileHint === '?1') return { ...device, viewport: 'mobile' }
  if (mobileHint === '?0') return { ...device, viewport: 'desktop' }
  return device
}
