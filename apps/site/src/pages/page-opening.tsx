import styles from './page-opening.module.css'

interface PageOpeningProps {
  readonly kicker: string | undefined
  readonly title: string
  readonly standfirst: string | undefined
}

/** How a page begins: the line above its title, the title, and what it is about. Where it stands sets colours and spaces. */
export function PageOpening({ kicker, title, standfirst }: PageOpeningProps) {
  return (
    <>
      {kicker && <p className={styles.kicker}>{kicker}</p>}
      <h1 className={styles.title}>{title}</h1>
      {standfirst && <p className={styles.standfirst}>{standfirst}</p>}
    </>
  )
}
