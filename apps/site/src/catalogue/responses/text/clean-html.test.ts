import { expect, test } from 'vitest'
import { cleanHtml } from './clean-html.ts'

test('HTML keeps its structure and loses everything that acts', () => {
  expect(
    cleanHtml(
      '<p onclick="x()">A <b>b</b><script>x()</script><a href="javascript:x()">c</a><img src=x onerror=x()></p>',
    ),
  ).toBe('<p>A <b>b</b>c</p>')
})

test.each([
  ['<p>Bring <i>shoes</i> &amp;amp; water</p>', '<p>Bring <i>shoes</i> &amp; water</p>'],
  ['&amp;lt;script&amp;gt;x()&amp;lt;/script&amp;gt;', '&lt;script&gt;x()&lt;/script&gt;'],
  ['<h2>The tower</h2><p>All of it.</p>', '<h3>The tower</h3><p>All of it.</p>'],
  ['<p>**Free** for children</p>', '<p><strong>Free</strong> for children</p>'],
  ['## The tower\n\nAll of it, **twice**.', '<h3>The tower</h3>\n<p>All of it, <strong>twice</strong>.</p>'],
  ['- a coat\n- a hat', '<ul>\n<li>a coat</li>\n<li>a hat</li>\n</ul>'],
  ['Meet at 5 * 3 Main Street', 'Meet at 5 * 3 Main Street'],
  ['5 < 6 &amp; 7', '5 &lt; 6 &amp; 7'],
])('%j becomes %j', (text, html) => {
  expect(cleanHtml(text)).toBe(html)
})
