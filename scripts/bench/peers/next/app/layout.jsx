import { content } from './read-content.mjs'

export default function Layout({ children }) {
  return (
    <html lang={content.lang}>
      <head>
        <title>{content.title}</title>
        {content.head.map(({ tag: Tag, attributes }) => (
          <Tag key={JSON.stringify(attributes)} {...attributes} />
        ))}
      </head>
      <body>{children}</body>
    </html>
  )
}
