import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import type { ShipmentRow } from '../../fulfilment/shipment.ts';
import { shipmentLabel, textIn } from '../../statusLabels.ts';
import type { InLanguage } from '../../statusLabels.ts';

export default {
  Shipment: {
    statusLabel: (shipment: ShipmentRow, args: InLanguage, { app }: GraphQLContext) =>
      shipmentLabel(textIn(app, args), shipment.status),
  },
};
