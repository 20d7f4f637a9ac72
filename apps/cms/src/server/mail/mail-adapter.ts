import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import type { Config } from 'payload'
import type { Settings } from '../settings.ts'
import { withoutMail } from './without-mail.ts'

type Mail = NonNullable<Settings['mail']>

/** A server that does not answer keeps nobody waiting longer than this, in milliseconds. */
const PATIENCE_MS = 10_000
const PORTS = { 'smtp:': 587, 'smtps:': 465 } as const

/** How letters are sent, by the server that `SMTP_URL` names; without one there are none. */
export function mailAdapter(mail: Settings['mail']): NonNullable<Config['email']> {
  if (!mail) return withoutMail
  return nodemailerAdapter({
    defaultFromAddress: mail.from,
    defaultFromName: 'Passepartout',
    skipVerify: true,
    transportOptions: buildTransportOptions(mail),
  })
}

/** The parts of `smtps://name:password@host:465`. A password never travels unencrypted. */
export function buildTransportOptions({ url }: Mail) {
  const { protocol, hostname, port, username, password } = new URL(url)
  const isEncrypted = protocol === 'smtps:'
  return {
    host: hostname,
    port: port === '' ? PORTS[isEncrypted ? 'smtps:' : 'smtp:'] : Number(port),
    secure: isEncrypted,
    requireTLS: !isEncrypted && username !== '',
    ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  }
}
