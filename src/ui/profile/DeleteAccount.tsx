'use client'
import { useRef, useState } from 'react'
import { LEAVING } from '@/messages/site/profile'
import { buttonClass } from '../kit/buttonClass'
import { DeleteAccountForm } from './DeleteAccountForm'

interface Props {
  reviews: number
  favorites: number
}

const LIST = 'mt-1.5 list-disc space-y-1 pl-5 text-small text-soft'

export function DeleteAccount({ reviews, favorites }: Props) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls="leaving-panel"
        onClick={() => setOpen(!open)}
        className={buttonClass('plain')}
      >
        {LEAVING.open}
      </button>
      <div id="leaving-panel" hidden={!open} className="mt-4 rounded-box border border-accent/40 p-5">
        <h3 className="font-semibold">{LEAVING.goes}</h3>
        <ul className={LIST}>
          {LEAVING.goesList(favorites).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <h3 className="mt-4 font-semibold">{LEAVING.stays}</h3>
        <ul className={LIST}>
          {LEAVING.staysList(reviews).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {reviews > 0 && <p className="mt-3 text-small">{LEAVING.reviewsFirst}</p>}
        <p className="mt-3 text-small">{LEAVING.again}</p>
        {open && <DeleteAccountForm onCancel={close} />}
      </div>
    </>
  )
}
