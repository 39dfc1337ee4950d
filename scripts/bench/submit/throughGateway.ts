import type { Bench } from '../bench';
import { withFilledDatabase } from './filledDatabase';
import { withGateway } from './servers';
import { latencyOf, newOrders, steadyRate } from './steadyOrders';

const throughGateway = (percent: number): Bench => ({
  name: `gateway-order-p${percent}`,
  compares: `Time from when an order is due, at ${steadyRate} orders a second over HTTP, until its answer (${percent}% take no longer), through a gateway, against the same at the owner of the exchange itself; all on one machine`,
  unit: 'ms',
  measure: (alternate) =>
    withFilledDatabase(async (connectionString, dataDir) => {
      const { take } = await newOrders();
      return withGateway(connectionString, dataDir, (gateway, owner) =>
        alternate(
          () => latencyOf(percent, gateway, take()),
          () => latencyOf(percent, owner, take()),
        ),
      );
    }),
});

export const throughGateways: readonly Bench[] = [throughGateway(50), throughGateway(99)];
