import { useRef } from 'react'
import { NEARBY } from '@/messages/site/nearby'
import { buttonClass } from '../kit/buttonClass'
import { ModalDialog } from '../kit/ModalDialog'
import { TextLink } from '../kit/TextLink'

interface Props {
  onAgree: () => void
  onClose: () => void
}

export function LocationConsentDialog({ onAgree, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const agree = () => {
    dialog.current?.close()
    onAgree()
  }
  return (
    <ModalDialog title={NEARBY.consentTitle} note={NEARBY.consentNote} dialogRef={dialog} onClose={onClose}>
      <TextLink href="/terms/location">{NEARBY.consentTerms}</TextLink>
      <div className="mt-3 flex gap-2">
        <button type="button" onClick={() => dialog.current?.close()} className={buttonClass('plain', 'flex-1')}>
          {NEARBY.decline}
        </button>
        <button type="button" onClick={agree} className={buttonClass('primary', 'flex-1')}>
          {NEARBY.agree}
        </button>
      </div>
    </ModalDialog>
  )
}
