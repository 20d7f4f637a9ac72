import type { PayloadRequest } from 'payload'
import type { MailMessage } from '../../access/accounts/account-mails.ts'
import { causeMessage } from '../../infrastructure/cause-message.ts'
import type { Page } from '../../payload-types.ts'
import type { MentionablePerson } from './mentionable-people.ts'

interface Mention {
  readonly page: Page
  readonly text: string
  /** Who wrote it. */
  readonly by: string
}

/** Sends a mail to each mentioned person, after the answer; a comment is kept though no mail can be sent. */
export function mailMentionedPeople(
  people: readonly MentionablePerson[],
  mention: Mention,
  { payload }: PayloadRequest,
): void {
  const letter = mentionMail(mention, payload.config.serverURL)
  for (const { email } of people) {
    payload
      .sendEmail({ to: email, ...letter })
      .catch((error: unknown) =>
        payload.logger.error({ msg: 'A letter about a comment was not sent.', reason: causeMessage(error) }),
      )
  }
}

function mentionMail({ page, text, by }: Mention, admin: string): MailMessage {
  const title = page.adminLabel ?? page.title ?? ''
  return {
    subject: `${by} mentions you in a comment on “${title}”`,
    text: [
      `${by} wrote on the page “${title}”:`,
      text,
      'Read and answer it here:',
      `${admin}${pageCommentsUrl(page.id)}`,
    ].join('\n\n'),
  }
}

/** The form of a page, with its comments open. */
export function pageCommentsUrl(page: number): string {
  return `/admin/collections/pages/${page}?comments=open`
}
