"""The yardsticks of Mage Noir."""
