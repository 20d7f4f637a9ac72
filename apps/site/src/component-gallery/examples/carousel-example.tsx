import type { ComponentProps } from 'react'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { CarouselControls, type CarouselControlsProps } from '../../ui/carousel/carousel-controls.tsx'
import { SectionHeading } from '../../ui/section-heading/section-heading.tsx'

interface CarouselExampleProps extends Omit<ComponentProps<typeof Carousel>, 'labelledBy'> {
  readonly title: string
  readonly controls: Omit<CarouselControlsProps, 'listId'>
}

/** A carousel below its heading with buttons. */
export function CarouselExample({ id, title, controls, children }: CarouselExampleProps) {
  const headingId = `${id}-heading`
  const buttons = <CarouselControls listId={id} {...controls} />
  return (
    <>
      <SectionHeading id={headingId} title={title} aside={buttons} />
      <Carousel id={id} labelledBy={headingId}>
        {children}
      </Carousel>
    </>
  )
}
