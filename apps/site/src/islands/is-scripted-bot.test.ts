import { expect, test } from 'vitest'
import { detectDevice } from '../request/detect-device-and-bot.ts'
import { isScriptedBot } from './is-scripted-bot.ts'

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36'

const VISITORS = [
  '',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) GSA/380.0 Mobile/15E148 Safari/604.1',
  ...['CUBOT', 'CUBOT_X18_Plus', 'CUBOT NOTE 20', 'CUBOT KINGKONG 9 Build/TP1A', 'Google Pixel 8', 'Pixel 10 Pro'].map(
    (phone) => `Mozilla/5.0 (Linux; Android 14; ${phone}) ${CHROME}`,
  ),
  `Mozilla/5.0 (Linux; Android 14; SM-S921B) ${CHROME} GoogleApp/16.1`,
]

const CRAWLERS = [
  'Googlebot/2.1',
  `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) ${CHROME} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
  `Mozilla/5.0 (Linux; Android 14; CUBOT X90) ${CHROME} (compatible; bingbot/2.0)`,
  'Mozilla/5.0 (compatible; bingbot/2.0)',
  'Mozilla/5.0 (compatible; YandexBot/3.0)',
  'Mozilla/5.0 (compatible; Google-InspectionTool/1.0)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/150.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 Chrome/136.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2)',
  'Mozilla/5.0 AppleWebKit/537.36 (compatible; AdsBot-Google-Mobile)',
  'GoogleOther',
  'SomeCrawler/1.0',
  'Baiduspider',
  'my_bot_1',
]

test.each([...VISITORS.map((agent) => [agent, false] as const), ...CRAWLERS.map((agent) => [agent, true] as const)])(
  // spec: D.privacy.23
  'browser and server agree: %s, %s',
  (userAgent, expected) => {
    expect([isScriptedBot(userAgent), detectDevice(userAgent).isBot]).toEqual([expected, expected])
  },
)
