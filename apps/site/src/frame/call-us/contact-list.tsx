import type { SiteDocument } from '@passepartout/content-model/site'
import { CachedMarkup } from '../../ui/cached-markup/cached-markup.tsx'
import { buildContactLink } from './contact-link.ts'
import styles from './contact-list.module.css'

/** What the panel of Call us takes from the footer. */
const CONTENT = { 'data-content': '' } as object

interface ContactListProps {
  readonly contacts: SiteDocument['contacts']
}

/** Support contacts by country; numbers and addresses are links, others are plain text. */
export function ContactList({ contacts }: ContactListProps) {
  return <CachedMarkup element="ul" attributes={CONTENT} view={Contacts} props={{ contacts }} />
}

function Contacts({ contacts }: ContactListProps) {
  return contacts.map((contact) => (
    <li key={`${contact.countryName} ${contact.phoneNumber}`}>
      <Contact contact={contact} />
    </li>
  ))
}

function Contact({ contact }: { readonly contact: SiteDocument['contacts'][number] }) {
  const { countryName, phoneNumber, ctaType } = contact
  const href = buildContactLink(contact)
  const className = `${styles.contact} ${ctaType === 'tel' ? styles.phone : styles.mail}`
  const content = (
    <>
      <span>{countryName}</span>
      {/* The number runs from left to right in every language. */}
      <bdi className={styles.number}>{phoneNumber}</bdi>
    </>
  )
  return href ? (
    <a className={className} href={href}>
      {content}
    </a>
  ) : (
    <span className={className}>{content}</span>
  )
}
