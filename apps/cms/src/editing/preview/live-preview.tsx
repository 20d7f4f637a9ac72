'use client'

import { useAllFormFields, useDocumentInfo, useLivePreviewContext } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../messages/use-translate.ts'
import { DraftFrame, type Problem } from './draft-frame.ts'
import './live-preview.css'
import { openRow, showPart } from './show-block.ts'
import { useTextWriting } from './use-text-writing.ts'

/** Widths of a phone, a tablet and a desktop in CSS pixels. */
const SIZES = [
  { name: 'phone', width: 375 },
  { name: 'tablet', width: 768 },
  { name: 'desktop', width: 1512 },
] as const
type Size = (typeof SIZES)[number]

/** The preview beside a page's form, rendered by the site. A click on a block opens its fields, and a text is written where it stands. */
export function LivePreview() {
  const { isLivePreviewing } = useLivePreviewContext()
  const words = useTranslate()
  const [size, setSize] = useState<Size>(SIZES[2])
  const [scale, stage] = useScale(size.width)
  const { frame, problem } = useDraftFrame(isLivePreviewing)
  if (!isLivePreviewing) return null
  return (
    <section className="draft-preview" aria-label={words('preview:label')}>
      <div className="draft-preview__tools" role="radiogroup" aria-label={words('preview:width')}>
        {SIZES.map((candidate) => (
          <label key={candidate.name} className="draft-preview__size">
            <input
              type="radio"
              name="draft-preview-size"
              checked={candidate === size}
              onChange={() => setSize(candidate)}
            />
            {words(`preview:${candidate.name}`)} <span className="draft-preview__pixels">{candidate.width}</span>
          </label>
        ))}
        <span className="draft-preview__scale">{Math.round(scale * 100)} %</span>
      </div>
      <p className="draft-preview__problem" role="status">
        {problem && ('words' in problem ? words(problem.words) : problem.sentence)}
      </p>
      <div ref={stage} className="draft-preview__stage">
        <iframe
          ref={frame}
          className="draft-preview__frame"
          title={words('preview:frame')}
          sandbox="allow-scripts allow-same-origin"
          referrerPolicy="no-referrer"
          style={{ width: size.width, height: `${100 / scale}%`, transform: `scale(${scale})` }}
        />
      </div>
    </section>
  )
}

/** Sends the form to the frame on every change while the preview is visible. */
function useDraftFrame(isShown: boolean) {
  const { id } = useDocumentInfo()
  const [fields, dispatch] = useAllFormFields()
  const [problem, setProblem] = useState<Problem>()
  const frame = useRef<HTMLIFrameElement>(null)
  const form = useRef(fields)
  form.current = fields
  const draft = useRef<DraftFrame>(null)
  const textWriting = useTextWriting()
  const writing = useRef(textWriting)
  writing.current = textWriting
  useEffect(() => {
    if (!isShown) return
    const shown = new DraftFrame({
      open: (address) => frame.current?.setAttribute('src', address),
      target: () => frame.current?.contentWindow,
      say: setProblem,
      choose: (block, text) => {
        const row = block === undefined ? undefined : openRow(form.current.blocks?.rows, block)
        const isWritten = text !== undefined && writing.current.begin(block, text)
        if (row) dispatch({ type: 'SET_ROW_COLLAPSED', path: 'blocks', updatedRows: row.rows })
        showPart(row ? `blocks-row-${row.index}` : 'field-title', isWritten ? 'scroll' : 'focus')
        return isWritten
      },
      write: (text) => writing.current.write(text),
    })
    draft.current = shown
    window.addEventListener('message', shown.hear)
    return () => {
      draft.current = null
      window.removeEventListener('message', shown.hear)
    }
  }, [isShown, dispatch])
  useEffect(() => {
    if (isShown && id !== undefined) draft.current?.follow(Number(id), reduceFieldsToValues(fields, true))
  }, [isShown, id, fields])
  return { frame, problem }
}

/** The factor by which a page of this width is scaled to fit the element. */
function useScale(width: number): readonly [number, (element: HTMLElement | null) => void] {
  const [room, setRoom] = useState(width)
  const [element, setElement] = useState<HTMLElement | null>(null)
  useEffect(() => {
    if (!element) return
    const observer = new ResizeObserver(() => setRoom(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return [Math.min(1, room / width), setElement]
}
