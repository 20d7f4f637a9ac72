import type { AllowedHosts } from '@passepartout/content-model/embeds/allowed-hosts'
import { parseAllowedHttpsUrl } from '@passepartout/content-model/embeds/parse-allowed-https-url'
import { parseFrameEmbed, parseVideoEmbed } from '@passepartout/content-model/embeds/parse-embed'
import { type Message, message } from '../../messages/message.ts'
import { ADDRESS_TOO_LONG_MESSAGE, isAddressTooLong } from './validate-link-address.ts'

/**
 * Checks whether content of another host may be embedded, before it is saved; the site checks again.
 *
 * @returns true, or a message that says what to do
 */
export function checkFrame(value: unknown, hosts: AllowedHosts): true | Message {
  if (isAddressTooLong(value)) return ADDRESS_TOO_LONG_MESSAGE
  const address = textOf(value)
  if (address === '' || parseFrameEmbed(address, hosts)) return true
  if (/<iframe/i.test(address)) return message('embed.addressOnly')
  return message('embed.frame', { hosts: listOf(hosts.frames) })
}

export function checkVideo(value: unknown, hosts: AllowedHosts): true | Message {
  if (isAddressTooLong(value)) return ADDRESS_TOO_LONG_MESSAGE
  const address = textOf(value)
  if (address === '' || parseVideoEmbed(address, hosts)) return true
  if (hosts.files.size === 0) return message('embed.video')
  return message('embed.videoOrFile', { hosts: listOf(hosts.files) })
}

export function checkVideoFileAddress(value: unknown, hosts: AllowedHosts): true | Message {
  if (isAddressTooLong(value)) return ADDRESS_TOO_LONG_MESSAGE
  const address = textOf(value)
  if (address === '' || parseAllowedHttpsUrl(address, hosts.files)) return true
  if (hosts.files.size === 0) return message('embed.noFileHost')
  return message('embed.file', { hosts: listOf(hosts.files) })
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

function listOf(hosts: ReadonlySet<string>): string {
  return [...hosts].join(', ')
}
