import { expect, test } from 'vitest'
import { drawings } from './draw-all.ts'
import { posterPage } from './poster-page.ts'
import { hangPictures } from './poster-walls.ts'

test('the page of pictures names and shows every one of them', async () => {
  const page = posterPage(await hangPictures(), '../pictures')
  expect(drawings.filter(({ name }) => !page.includes(`src="../pictures/${name}.svg"`))).toEqual([])
})
