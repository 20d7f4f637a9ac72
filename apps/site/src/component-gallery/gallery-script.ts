/**
 * Puts an example into a state that needs a script: `<template data-into="#toasts">…`, `<template
 * data-press="#button">`.
 */
function openExample() {
  for (const { content, dataset } of document.querySelectorAll<HTMLTemplateElement>('template[data-into]')) {
    const place = document.querySelector<HTMLElement>(dataset.into ?? '')
    if (!place) continue
    place.append(content.cloneNode(true))
    place.hidden = false
    for (const [name, value] of Object.entries(JSON.parse(dataset.set ?? '{}'))) place.setAttribute(name, String(value))
    if (place instanceof HTMLDialogElement) place.showModal()
    else if (place.popover) place.showPopover()
  }
  for (const { dataset } of document.querySelectorAll<HTMLTemplateElement>('template[data-press]')) {
    const button = document.querySelector<HTMLElement>(dataset.press ?? '')
    if (button?.checkVisibility()) button.click()
  }
}

/** Frames grow with what they show, up to some screens of it. */
function fitFrame({ target }: Event) {
  if (!(target instanceof HTMLIFrameElement) || !target.contentDocument) return
  target.height = String(Math.min(1600, target.contentDocument.documentElement.scrollHeight))
}

/** Inline script of the list and the examples; runs after the page's own scripts. */
export const GALLERY_SCRIPT = `addEventListener('load',${openExample});document.addEventListener('load',${fitFrame},true)`
