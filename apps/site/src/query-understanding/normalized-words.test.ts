import { expect, test } from 'vitest'
import { normalizedWords } from './normalized-words.ts'

test.each([
  ['Musée d’Orsay: Café', ['musee', 'd', 'orsay', 'cafe']],
  ['Sagrada FAMÍLIA', ['sagrada', 'familia']],
  ["St. Paul’s, St Paul's", ['st', 'pauls', 'st', 'pauls']],
  ["Roma'da", ['roma', 'da']],
  ['Größe, Łódź, Sørøya, Ærø', ['grosse', 'lodz', 'soroya', 'aero']],
  ['İstanbul, IĞDIR, ısı', ['istanbul', 'igdir', 'isi']],
  ['Колизей, ёлка', ['колизеи', 'елка']],
  ['الكولوسيوم، إيفل وَمدرسة', ['الكولوسيوم', 'ايفل', 'ومدرسه']],
  ['９/11 ﬁne', ['9', '11', 'fine']],
  ['"louvre" OR title:x* NEAR(a b) -- ; DROP', ['louvre', 'or', 'title', 'x', 'near', 'a', 'b', 'drop']],
  ['🎭 \u0000\u202e  \ud800', []],
  ['', []],
  ['x'.repeat(100), ['x'.repeat(40)]],
  // spec: D.find.3
])('%j is looked for as %j', (text, words) => {
  expect(normalizedWords(text)).toEqual(words)
})
