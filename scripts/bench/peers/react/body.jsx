import { formatPrice } from './read-content.mjs'

function Links({ links }) {
  return (
    <ul className="links">
      {links.map(({ href, text }) => (
        <li key={href + text}>
          <a className="link" href={href}>
            <span className="words">{text}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function Groups({ groups, name }) {
  return (
    <nav className={name} aria-label={name}>
      {groups.map(({ label, links }) => (
        <section key={label + links[0]?.href} className="group">
          {label ? <h2 className="label">{label}</h2> : null}
          <Links links={links} />
        </section>
      ))}
    </nav>
  )
}

function Choice({ name, options }) {
  return (
    <fieldset className="choice">
      <legend>{name}</legend>
      {options.map(({ value, text, count, isChosen }) => (
        <label key={value + text} className="option">
          <input type="checkbox" name={name} value={value} defaultChecked={isChosen} />
          {text} <span className="count">{count}</span>
        </label>
      ))}
    </fieldset>
  )
}

function Card({ card }) {
  const { id, href, name, lines, picture, amount, currency } = card
  return (
    <li className="card" data-id={id}>
      {picture ? (
        <div className="photo">
          <img {...picture} loading="lazy" decoding="async" />
        </div>
      ) : null}
      <h3 className="name">
        <a href={href}>{name}</a>
      </h3>
      {lines.map(({ text, icon }) => (
        <p key={text} className="line">
          <span className="row">
            {icon ? (
              <svg className="icon" aria-hidden="true">
                <use href={icon} />
              </svg>
            ) : null}
            <span className="words">{text}</span>
          </span>
        </p>
      ))}
      <div className="price">
        <span className="now">
          {amount === undefined ? <span>–</span> : <strong>{formatPrice(amount, currency)}</strong>}
        </span>
      </div>
    </li>
  )
}

export function Body({ content }) {
  const { header, choices, cards, texts, footer, heading, data } = content
  return (
    <>
      {data.map(({ type, text }) => (
        <script key={text} type={type} dangerouslySetInnerHTML={{ __html: text }} />
      ))}
      <header>
        <Groups groups={header} name="menu" />
      </header>
      <main>
        <h1>{heading}</h1>
        <form className="choices">
          {choices.map((choice) => (
            <Choice key={choice.name} {...choice} />
          ))}
        </form>
        <ul className="cards">
          {cards.map((card) => (
            <Card key={card.id} card={card} />
          ))}
        </ul>
        {texts.map(({ title, paragraphs }) => (
          <section key={title} className="text">
            <h2>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </main>
      <footer>
        <Groups groups={footer} name="footer" />
      </footer>
    </>
  )
}
