import { type ReactNode, useState } from 'react'
import { LocationConsentDialog } from './LocationConsentDialog'
import { agreeToLocation, mayUseLocation } from './locationConsent'

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
