'use client'

import { useAllFormFields, useDocumentInfo, useLivePreviewContext, useTranslation } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslate } from '../../messages/use-translate.ts'
import { findUndoControls } from '../form-registry.ts'
import {
  BLOCK_TOOLS,
  type BlockToolSettings,
  PreviewFrameController,
  type PreviewProblem,
} from './preview-frame-controller.ts'
import './live-preview.css'
import { findChangedText } from './find-text.ts'
import { scrollToFormPart, withExpandedRow } from './show-block.ts'
import { useBlockActions } from './use-block-actions.tsx'
import { useInlineTextEditing } from './use-inline-text-editing.ts'

/** Widths of a phone, a tablet and a desktop in CSS pixels. */
const SIZES = [
  { name: 'phone', width: 375 },
  { name: 'tablet', width: 768 },
  { name: 'desktop', width: 1512 },
] as const
type Size = (typeof SIZES)[number]

/**
 * The preview beside a page's form, rendered by the site. A click on a block opens its fields, a text is written where it stands, and
 * blocks are added, moved, duplicated and removed at the page.
 */
export function LivePreview() {
  const { isLivePreviewing } = useLivePreviewContext()
  const words = useTranslate()
  const [size, setSize] = useState<Size>(SIZES[2])
  const [scale, stage] = useScale(size.width)
  const { drawer, frame, problem } = useDraftFrame(isLivePreviewing, scale)
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
      {drawer}
    </section>
  )
}

/** Sends the form to the frame on every change while the preview is visible. */
function useDraftFrame(isShown: boolean, scale: number) {
  const { id, collectionSlug } = useDocumentInfo()
  const [fields, dispatch] = useAllFormFields()
  const [problem, setProblem] = useState<PreviewProblem>()
  const frame = useRef<HTMLIFrameElement>(null)
  const form = useRef(fields)
  form.current = fields
  const followed = useRef(fields)
  const draft = useRef<PreviewFrameController>(null)
  const textWriting = useInlineTextEditing()
  const writing = useRef(textWriting)
  writing.current = textWriting
  const blockChanges = useBlockActions((block) => draft.current?.reveal(block))
  const tools = useTools(blockChanges, scale)
  const changing = useRef({ change: blockChanges.change, address: '' })
  changing.current = { change: blockChanges.change, address: `/api/${collectionSlug}/${id}` }
  useEffect(() => {
    if (!isShown) return
    const shown = new PreviewFrameController({
      open: (address) => frame.current?.setAttribute('src', address),
      target: () => frame.current?.contentWindow,
      say: setProblem,
      choose: (block, text) => {
        const row = block === undefined ? undefined : withExpandedRow(form.current.blocks?.rows, block)
        const isWritten = text !== undefined && writing.current.begin(block, text)
        if (row) dispatch({ type: 'SET_ROW_COLLAPSED', path: 'blocks', updatedRows: row.rows })
        scrollToFormPart(row ? `blocks-row-${row.index}` : 'field-title', isWritten ? 'scroll' : 'focus')
        return isWritten
      },
      write: (text) => writing.current.write(text),
      change: (asked) => changing.current.change(asked),
      undo: (change) => findUndoControls(changing.current.address)?.[change](),
    })
    draft.current = shown
    window.addEventListener('message', shown.hear)
    return () => {
      draft.current = null
      window.removeEventListener('message', shown.hear)
    }
  }, [isShown, dispatch])
  useEffect(() => {
    const text = findChangedText(followed.current, fields)
    followed.current = fields
    if (!isShown || id === undefined) return
    if (text) draft.current?.showText(text)
    draft.current?.follow(Number(id), reduceFieldsToValues(fields, true))
  }, [isShown, id, fields])
  useEffect(() => {
    if (isShown) draft.current?.setTools(tools)
  }, [isShown, tools])
  return { drawer: blockChanges.drawer, frame, problem }
}

/** What the tools at a block of the page are called; nothing while blocks may not be changed. */
function useTools(
  { isAllowed, isFull }: { readonly isAllowed: boolean; readonly isFull: boolean },
  scale: number,
): BlockToolSettings | undefined {
  const say = useTranslate()
  const { i18n } = useTranslation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language alone
  return useMemo(() => {
    if (!isAllowed) return undefined
    const labels = Object.fromEntries(BLOCK_TOOLS.map((tool) => [tool, say(`preview:${tool}`)]))
    return { labels, scale, isFull }
  }, [isAllowed, isFull, scale, i18n.language])
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
