import { firefoxPath, startFirefox } from './firefox'
import { describeJourneys } from './journeys'

describeJourneys('Firefox', firefoxPath() ? [] : ['firefox-esr'], startFirefox)
