comment on table cardgw_intent is 'Not audited: payments alone write it, and the history of the order has them.';
