import { isBot } from 'isbot'
import { Memo } from '../memo/memo.ts'
import type { Viewport } from './visit.ts'

interface Device {
  readonly isBot: boolean
  readonly viewport: Viewport
}

const MOBILE = /\b(?:Mobi|Android|iPhone|iPod|Windows Phone)/
const VARIANT = /(?:^|[;,&\s])viewport=(mobile|desktop)\b/
const devices = new Memo<Device>(2000)

/**
 * Guesses the device (specification, section 4): by client hints, then by user agent. Results are cached per user agent.
 *
 * @param mobileHint `sec-ch-ua-mobile`
 * @param variant `x-variant`, only from a trusted proxy
 */
export function detectDevice(userAgent = '', mobileHint?: string, variant?: string): Device {
  let device = devices.get(userAgent)
  if (!device) {
    device = { isBot: isBot(userAgent), viewport: MOBILE.test(userAgent) ? 'mobile' : 'desktop' }
    devices.set(userAgent, device)
  }
  // The edge's guess takes precedence, because its cache key contains it.
  const viewport = variant === undefined ? undefined : VARIANT.exec(variant)?.[1]
  if (viewport === 'mobile' || viewport === 'desktop') return { ...device, viewport }
  if (mobileHint === '?1') return { ...device, viewport: 'mobile' }
  if (mobileHint === '?0') return { ...device, viewport: 'desktop' }
  return device
}
