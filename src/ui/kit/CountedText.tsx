'use client'
import { type ReactNode, type RefObject, useId } from 'react'
import { countText } from './countText'

interface Props {
  label: ReactNode
  value: string
  max: number
  /** what to say when it is too long, by how many characters */
  tooLong: (over: number) => string
  onType: (text: string) => void
  areaRef?: RefObject<HTMLTextAreaElement | null>
  rows?: number
  placeholder?: string
}

/** A text with its length, counted as it is kept. Too long a text is said to be so; nothing of it is cut off. */
export function CountedText({ label, value, max, tooLong, onType, areaRef, rows = 4, placeholder }: Props) {
  const id = useId()
  const length = countText(value)
  const over = length > max
  return (
    <div>
      <label htmlFor={id} className="text-small font-semibold">
        {label}
      </label>
      <textarea
        ref={areaRef}
        id={id}
        rows={rows}
        value={value}
        placeholder={placeholder}
        onChange={(event) => onType(event.target.value)}
        aria-invalid={over}
        aria-describedby={`${id}-fault ${id}-count`}
        className="mt-1.5 block w-full resize-y rounded-field border border-edge bg-card px-3.5 py-3 text-base leading-relaxed placeholder:text-faint aria-invalid:border-accent"
      />
      <div className="mt-1 flex justify-between gap-3 text-note">
        <p id={`${id}-fault`} role="status" className="font-medium text-accent-deep">
          {over && tooLong(length - max)}
        </p>
        <p id={`${id}-count`} className={`shrink-0 ${over ? 'font-semibold text-accent-deep' : 'text-soft'}`}>
          {length}/{max}
        </p>
      </div>
    </div>
  )
}
