import type { AllowedHosts } from '@passepartout/content-model/embeds/allowed-hosts'
import { readFrame, readVideo } from '@passepartout/content-model/embeds/read-embed'
import { readSecureAddress } from '@passepartout/content-model/embeds/read-secure-address'
import { isTooLong, TOO_LONG } from './validate-address.ts'

/**
 * What may be shown of other hosts, asked before it is saved; the site asks again.
 *
 * @returns true, or a sentence with the way out
 */
export function validateFrame(value: unknown, hosts: AllowedHosts): true | string {
  if (isTooLong(value)) return TOO_LONG
  const address = textOf(value)
  if (address === '' || readFrame(address, hosts)) return true
  if (/<iframe/i.test(address)) return 'Paste only the address that stands in src="…", without the rest of the code.'
  return `An address that starts with https:// and is of YouTube or one of: ${listOf(hosts.frames)}.`
}

export function validateVideo(value: unknown, hosts: AllowedHosts): true | string {
  if (isTooLong(value)) return TOO_LONG
  const address = textOf(value)
  if (address === '' || readVideo(address, hosts)) return true
  const files = hosts.files.size > 0 ? `, or a video file (mp4, webm) of: ${listOf(hosts.files)}` : ''
  return `The address of a video of YouTube, such as https://youtu.be/…${files}.`
}

export function validateFile(value: unknown, hosts: AllowedHosts): true | string {
  if (isTooLong(value)) return TOO_LONG
  const address = textOf(value)
  if (address === '' || readSecureAddress(address, hosts.files)) return true
  return hosts.files.size > 0
    ? `An address that starts with https:// and is of: ${listOf(hosts.files)}.`
    : 'No host is allowed for files: name one in the setting FILE_HOSTS.'
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

function listOf(hosts: ReadonlySet<string>): string {
  return [...hosts].join(', ')
}
