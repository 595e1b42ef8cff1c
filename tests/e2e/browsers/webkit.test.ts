import { describeJourneys } from './journeys'
import { missingForWebKit, startWebKit } from './webkit'

describeJourneys('WebKit', missingForWebKit(), startWebKit)
