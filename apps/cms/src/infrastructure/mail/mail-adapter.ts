import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import type { Config, EmailAdapter } from 'payload'
import type { Settings } from '../settings.ts'

type Mail = NonNullable<Settings['mail']>

/** Timeout of the mail server, in milliseconds. */
const TIMEOUT_MS = 10_000
const PORTS = { 'smtp:': 587, 'smtps:': 465 } as const

/** Sends mail through the server that `SMTP_URL` names; without one, no mail is sent. */
export function mailAdapter(mail: Settings['mail']): NonNullable<Config['email']> {
  if (!mail) return noMailAdapter
  return nodemailerAdapter({
    defaultFromAddress: mail.from,
    defaultFromName: 'Passepartout',
    skipVerify: true,
    transportOptions: buildTransportOptions(mail),
  })
}

/** Without a mail server links are shown to an administrator instead. */
const noMailAdapter: EmailAdapter = ({ payload }) => ({
  name: 'without-mail',
  defaultFromAddress: 'content@passepartout.example',
  defaultFromName: 'Passepartout',
  sendEmail: async ({ subject }) => {
    payload.logger.warn({ msg: 'A mail was not sent: no mail server is set up.', subject })
  },
})

/** Transport options from `smtps://name:password@host:465`. A password is never sent unencrypted. */
export function buildTransportOptions({ url }: Mail) {
  const { protocol, hostname, port, username, password } = new URL(url)
  const isEncrypted = protocol === 'smtps:'
  return {
    host: hostname,
    port: port === '' ? PORTS[isEncrypted ? 'smtps:' : 'smtp:'] : Number(port),
    secure: isEncrypted,
    requireTLS: !isEncrypted && username !== '',
    ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  }
}
