import { expect, test } from 'vitest'
import { parseFaq } from './parse-faq.ts'

test.each([
  ['', []],
  ['<p>Only words</p>', []],
  ['<h3>When?</h3><p>At nine.</p>', [{ question: 'When?', answerHtml: '<p>At nine.</p>' }]],
  [
    '<p>Before</p><H3 class="x">When &amp; where?</H3><p>At <b>nine</b>.</p><h3>How?</h3><ul><li>On foot</li></ul>',
    [
      { question: 'When & where?', answerHtml: '<p>At <b>nine</b>.</p>' },
      { question: 'How?', answerHtml: '<ul><li>On foot</li></ul>' },
    ],
  ],
  ['<h3>Unanswered?</h3><h3> </h3><p>Unasked.</p>', []],
  [
    '<h3>Bad <script>x()</script>?</h3><p onclick="x()">Yes<script>x()</script></p>',
    [{ question: 'Bad ?', answerHtml: '<p>Yes</p>' }],
  ],
  ['<h3>Never closed<p>Answer</p>', []],
])('%s', (html, expected) => {
  expect(parseFaq(html)).toEqual(expected)
})

test('no more than anybody reads', () => {
  expect(parseFaq('<h3>Q</h3><p>A</p>'.repeat(500))).toHaveLength(40)
})
