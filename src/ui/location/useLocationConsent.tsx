import { type ReactNode, useState } from 'react'
import { LocationConsentDialog } from './LocationConsentDialog'
import { agreeToLocation, mayUseLocation } from './locationConsent'

/**
 * Lets a visitor's position be read when they ask for it and have agreed.
 * @param locate reads it
 * @returns `start` for the button's press, and the dialog, which is null unless it has to be asked
 */
export function useLocationConsent(locate: () => void): { start: () => void; dialog: ReactNode } {
  const [isAsking, setAsking] = useState(false)
  const start = async () => ((await mayUseLocation()) ? locate() : setAsking(true))
  const agree = () => {
    void agreeToLocation()
    locate()
  }
  return {
    start: () => void start(),
    dialog: isAsking ? <LocationConsentDialog onAgree={agree} onClose={() => setAsking(false)} /> : null,
  }
}
