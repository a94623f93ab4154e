-- The audit log shows who changed methods and rates.
select audit_entity('core_shipping_method', 'core_shipping_method');
select audit_entity('core_shipping_method_rate', 'core_shipping_method_rate');
